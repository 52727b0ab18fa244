import { createAction } from '@reduxjs/toolkit';
import type { Currency } from '../catalogue/money';
import type { AppState } from './appState';

/** The visitor's choices and the purchase's progress; `PlanList` is in the cache of `siteApi`. */
export interface PricingState {
  chosenProductId: string | null;
  /** The currency that the visitor chose on this page, which overrides the app state's. */
  chosenCurrency: Currency | null;
  /** The order that the server last reported as paid (specification §3). */
  paysuc: string | null;
  /** Idempotency key of the form on the page: submitting it twice makes one payment. */
  intentKey: string | null;
  approvingOrderId: string | null;
  /** The highest discount of the last loaded plans, as specification §4 defines it. */
  maxDiscountPercent: number;
  vip1MaxDiscountPercent: number;
}

export const pricingStateVersion = 4;

/** Public: a campaign may choose a plan for the visitor. */
export const planChosen = /* @__PURE__ */ createAction<{ productId: string }>('pricing/planChosen');

export const selectChosenProductId = (state: { pricing?: PricingState }): string | null =>
  state.pricing?.chosenProductId ?? null;

/** What prices are shown in. */
export const selectCurrency = (state: { app: AppState; pricing?: PricingState }): Currency =>
  state.pricing?.chosenCurrency ?? state.app.currency;

export const selectPaysuc = (state: { pricing?: PricingState }): string | null =>
  state.pricing?.paysuc ?? null;
