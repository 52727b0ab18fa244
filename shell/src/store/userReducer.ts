import { createReducer } from '@reduxjs/toolkit';
import {
  sessionEnded,
  sessionRefused,
  sessionStarted,
  type UserState,
} from '@tidegate/contracts/store/userState';

export const visitor: UserState = {
  session: null,
  userId: null,
  name: '',
  avatar: null,
  isPasswordSet: false,
  endedCode: null,
};

export const userReducer = createReducer(visitor, (builder) => {
  builder
    .addCase(sessionStarted, (_, { payload }) => ({ ...payload, endedCode: null }))
    .addCase(sessionEnded, () => visitor)
    .addCase(sessionRefused, (state, { payload }) => {
      state.endedCode = payload.code;
    });
});
