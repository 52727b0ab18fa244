import { createAction } from '@reduxjs/toolkit';

/** Who is signed in. The token itself is never here: the edge alone holds it. */
export interface UserState {
  /** Names the session without opening it; null for a visitor. */
  session: string | null;
  userId: string | null;
  /** The account's email; empty for one that has none. */
  name: string;
  avatar: string | null;
  isPasswordSet: boolean;
  /** Why the server no longer accepts the session: codes 50008, 50012 and 50014. */
  endedCode: number | null;
}

export const userStateVersion = 1;

export type StartedSession = Pick<
  UserState,
  'session' | 'userId' | 'name' | 'avatar' | 'isPasswordSet'
>;

export const sessionStarted = /* @__PURE__ */ createAction<StartedSession>('user/sessionStarted');
export const sessionEnded = /* @__PURE__ */ createAction('user/sessionEnded');
/** The server refused the session; the visitor is asked whether to log in again. */
export const sessionRefused = /* @__PURE__ */ createAction<{ code: number }>('user/sessionRefused');

export const selectIsSignedIn = (state: { user: UserState }): boolean =>
  state.user.session !== null;
export const selectUser = (state: { user: UserState }): UserState => state.user;
