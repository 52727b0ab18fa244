import { createReducer } from '@reduxjs/toolkit';
import {
  loadingShown,
  userMessageReceived,
  type GlobalState,
} from '@tidegate/contracts/store/globalState';

/** The server always sends the initial state (`server/rendering/describeShellState.ts`). */
export const globalReducer = createReducer({} as GlobalState, (builder) => {
  builder
    .addCase(userMessageReceived, (state, { payload }) => {
      state.userMessage = payload;
    })
    .addCase(loadingShown, (state, { payload }) => {
      state.isShowLoading = payload.isShown;
    });
});
