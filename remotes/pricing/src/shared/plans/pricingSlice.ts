import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import {
  defaultMaxDiscountPercent,
  findMaxDiscountPercent,
} from '@tidegate/contracts/catalogue/maxDiscount';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import { createAction, createReducer } from '@reduxjs/toolkit';
import type { RemoteSlice } from '@tidegate/contracts/remotes/remoteModule';
import {
  planChosen,
  pricingStateVersion,
  type PricingState,
} from '@tidegate/contracts/store/pricingState';

/** Sets the idempotency key of the payment form. */
export const intentKeyed = createAction<{ key: string }>('pricing/intentKeyed');
/** A payment needs approval on the provider's page; null once that page was opened. */
export const approvalAwaited = createAction<{ orderId: string | null }>('pricing/approvalAwaited');
/** The server confirmed that an order is paid. */
export const purchaseConfirmed = createAction<{ orderId: string }>('pricing/purchaseConfirmed');

export const currencyChosen = createAction<Currency>('pricing/currencyChosen');

export const plansReceived =
  createAction<Pick<PlanList, 'plans' | 'vip1Plans'>>('pricing/plansReceived');

const initialState: PricingState = {
  chosenProductId: null,
  chosenCurrency: null,
  paysuc: null,
  intentKey: null,
  approvingOrderId: null,
  maxDiscountPercent: defaultMaxDiscountPercent,
  vip1MaxDiscountPercent: defaultMaxDiscountPercent,
};

/** The chosen plan and the progress of its purchase, kept across pages. */
export const pricingSlice: RemoteSlice<PricingState> = {
  version: pricingStateVersion,
  reducer: createReducer(initialState, (builder) => {
    builder
      .addCase(planChosen, (state, { payload }) => {
        state.chosenProductId = payload.productId;
      })
      .addCase(currencyChosen, (state, { payload }) => {
        state.chosenCurrency = payload;
      })
      .addCase(intentKeyed, (state, { payload }) => {
        state.intentKey = payload.key;
      })
      .addCase(approvalAwaited, (state, { payload }) => {
        state.approvingOrderId = payload.orderId;
      })
      .addCase(purchaseConfirmed, (state, { payload }) => {
        state.paysuc = payload.orderId;
      })
      .addCase(plansReceived, (state, { payload: { plans, vip1Plans } }) => {
        state.maxDiscountPercent = findMaxDiscountPercent(plans);
        state.vip1MaxDiscountPercent = findMaxDiscountPercent(vip1Plans);
      });
  }),
};
