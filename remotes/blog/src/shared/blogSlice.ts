import { createReducer } from '@reduxjs/toolkit';
import type { RemoteSlice } from '@tidegate/contracts/remotes/remoteModule';
import { articleRead, blogStateVersion, type BlogState } from '@tidegate/contracts/store/blogState';

const initialState: BlogState = { readUnikeys: [] };

export const blogSlice: RemoteSlice<BlogState> = {
  version: blogStateVersion,
  reducer: createReducer(initialState, (builder) => {
    builder.addCase(articleRead, (state, { payload }) => {
      const others = state.readUnikeys.filter((unikey) => unikey !== payload.unikey);
      state.readUnikeys = [payload.unikey, ...others];
    });
  }),
};
