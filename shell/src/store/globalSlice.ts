import { createReducer } from '@reduxjs/toolkit';
import {
  loadingShown,
  userMessageReceived,
  type GlobalState,
} from '@tidegate/contracts/store/globalState';

/** Begins with what the server sent (`server/shellState.ts`), on every page. */
export const globalReducer = createReducer({} as GlobalState, (builder) => {
  builder
    .addCase(userMessageReceived, (state, { payload }) => {
      state.userMessage = payload;
    })
    .addCase(loadingShown, (state, { payload }) => {
      state.isShowLoading = payload.isShown;
    });
});
