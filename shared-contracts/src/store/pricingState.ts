import { createAction } from '@reduxjs/toolkit';
import type { RootState } from './rootState';

/** What a visitor has chosen to buy, kept while they read other pages. */
export interface PricingState {
  chosenProductId: string | null;
}

export const pricingStateVersion = 1;

/** Public: a campaign may choose a plan for the visitor. */
export const planChosen = createAction<{ productId: string }>('pricing/planChosen');

export const selectChosenProductId = (state: RootState): string | null =>
  state.pricing?.chosenProductId ?? null;
