import { createReducer } from '@reduxjs/toolkit';
import type { RemoteSlice } from '@tidegate/contracts/remoteModule';
import {
  planChosen,
  pricingStateVersion,
  type PricingState,
} from '@tidegate/contracts/store/pricingState';

const initialState: PricingState = { chosenProductId: null };

/** Which plan the visitor wants, while they read other pages. */
export const pricingSlice: RemoteSlice<PricingState> = {
  version: pricingStateVersion,
  reducer: createReducer(initialState, (builder) => {
    builder.addCase(planChosen, (state, { payload }) => {
      state.chosenProductId = payload.productId;
    });
  }),
};
