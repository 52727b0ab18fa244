import { createAction } from '@reduxjs/toolkit';
import type { RootState } from './rootState';

/** What a visitor has chosen to buy, kept while they read other pages, and how far that went. */
export interface PricingState {
  chosenProductId: string | null;
  /** The order that the server last said was paid (specification §3). */
  paysuc: string | null;
  /** Names the intent of the form on the page: sent twice, it is one payment. */
  intentKey: string | null;
  /** The order whose approval this page is about to ask for. */
  approvingOrderId: string | null;
}

export const pricingStateVersion = 2;

/** Public: a campaign may choose a plan for the visitor. */
export const planChosen = createAction<{ productId: string }>('pricing/planChosen');

export const selectChosenProductId = (state: RootState): string | null =>
  state.pricing?.chosenProductId ?? null;

export const selectPaysuc = (state: RootState): string | null => state.pricing?.paysuc ?? null;
