import { createAction } from '@reduxjs/toolkit';

/** Articles opened on this page, newest first. */
export interface BlogState {
  readUnikeys: readonly string[];
}

export const blogStateVersion = 1;

export const articleRead = /* @__PURE__ */ createAction<{ unikey: string }>('blog/articleRead');

const none: readonly string[] = [];

export const selectReadUnikeys = (state: { blog?: BlogState }): readonly string[] =>
  state.blog?.readUnikeys ?? none;
