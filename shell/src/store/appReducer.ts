import { createReducer } from '@reduxjs/toolkit';
import {
  appConfigReceived,
  appInitialised,
  connectionChanged,
  type AppState,
} from '@tidegate/contracts/store/appState';

/** The server always sends the initial state (`server/rendering/describeShellState.ts`). */
export const appReducer = createReducer({} as AppState, (builder) => {
  builder
    .addCase(appInitialised, (state) => {
      state.isInit = true;
    })
    .addCase(connectionChanged, (state, { payload }) => {
      state.isOnline = payload.isOnline;
    })
    .addCase(appConfigReceived, (state, { payload }) => {
      state.appConfig = payload;
    });
});
