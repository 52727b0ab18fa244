import { createReducer } from '@reduxjs/toolkit';
import {
  loadingShown,
  userMessageReceived,
  type GlobalState,
} from '@tidegate/contracts/store/globalState';

const initialState: GlobalState = {
  isShowLoading: false,
  userMessage: null,
  navConfig: { menu: [], user: [] },
};

export const globalReducer = createReducer(initialState, (builder) => {
  builder
    .addCase(userMessageReceived, (state, { payload }) => {
      state.userMessage = payload;
    })
    .addCase(loadingShown, (state, { payload }) => {
      state.isShowLoading = payload.isShown;
    });
});
