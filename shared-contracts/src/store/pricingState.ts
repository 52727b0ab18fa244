import { createAction } from '@reduxjs/toolkit';
import type { Currency } from '../money';
import type { AppState } from './appState';

/**
 * What a visitor has chosen to buy, kept while they read other pages, and how far that went. The
 * lists of plans (specification §3) are the answer that the page's one API keeps: `PlanList`.
 */
export interface PricingState {
  chosenProductId: string | null;
  /** The currency that the visitor chose on this page, which stands before that of the app state. */
  chosenCurrency: Currency | null;
  /** The order that the server last said was paid (specification §3). */
  paysuc: string | null;
  /** Names the intent of the form on the page: sent twice, it is one payment. */
  intentKey: string | null;
  /** The order whose approval this page is about to ask for. */
  approvingOrderId: string | null;
  /** The highest discount of the plans last seen, as the specification counts it (§4). */
  maxDiscountPercent: number;
  /** The same of the short plans. */
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
