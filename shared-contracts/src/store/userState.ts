import { createAction } from '@reduxjs/toolkit';

/** The signed-in user. The token is never here: only the edge holds it. */
export interface UserState {
  /** Identifies the session without giving access to it; null for a visitor. */
  session: string | null;
  userId: string | null;
  /** The account's email; empty if it has none. */
  name: string;
  avatar: string | null;
  isPasswordSet: boolean;
  /** Why the server no longer accepts the session: 50008, 50012 or 50014. */
  endedCode: number | null;
}

export const userStateVersion = 1;

export type StartedSession = Pick<
  UserState,
  'session' | 'userId' | 'name' | 'avatar' | 'isPasswordSet'
>;

export const sessionStarted = /* @__PURE__ */ createAction<StartedSession>('user/sessionStarted');
export const sessionEnded = /* @__PURE__ */ createAction('user/sessionEnded');
/** The server refused the session; the shell offers a new login. */
export const sessionRefused = /* @__PURE__ */ createAction<{ code: number }>('user/sessionRefused');

export const selectIsSignedIn = (state: { user: UserState }): boolean =>
  state.user.session !== null;
export const selectUser = (state: { user: UserState }): UserState => state.user;
