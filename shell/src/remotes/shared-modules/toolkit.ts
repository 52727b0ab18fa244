export { createAction, createReducer, createSelector, createSlice } from '@reduxjs/toolkit';
