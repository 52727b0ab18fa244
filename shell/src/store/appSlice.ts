import { createReducer } from '@reduxjs/toolkit';
import {
  appConfigReceived,
  appInitialised,
  connectionChanged,
  type AppState,
} from '@tidegate/contracts/store/appState';

const initialState: AppState = {
  device: 'desktop',
  language: 'en',
  isH5: false,
  host: '',
  isInit: false,
  isOnline: true,
  appConfig: null,
};

export const appReducer = createReducer(initialState, (builder) => {
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
