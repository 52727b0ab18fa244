import {
  anonymousSignupPath,
  loginPath,
  requestVerificationPath,
  validateVerificationPath,
} from '../api/account/endpoints';
import { requestStudentCodePath, contactPath, subscribePath } from '../api/email-forms/endpoints';

/** `r2` is an interactive check, `r3` returns a score. */
export const botCheckKinds = ['r2', 'r3'] as const;

export type BotCheckKind = (typeof botCheckKinds)[number];

/** The field of the token in the body, or in the query of a GET. */
export const botCheckField = 'recasign';

export const defaultBotCheckAction = 'submit';

const plainPrefix = '/api/mms/';
const checkedPath = /^\/ws\/mm\/reca\/(r2|r3)\/(.+)$/;

/** The path of a call under a check: `/ws/mm/reca/r3/account/v1/web/login`. */
export function toCheckedPath(path: string, kind: BotCheckKind): string {
  return path.replace(plainPrefix, `/ws/mm/reca/${kind}/`);
}

/** The call behind a checked path and the kind of check; undefined for other paths. */
export function parseCheckedPath(path: string): { path: string; kind: BotCheckKind } | undefined {
  const [, kindText, rest] = checkedPath.exec(path) ?? [];
  const kind = botCheckKinds.find((known) => known === kindText);
  if (kind === undefined || rest === undefined) return undefined;
  return { path: plainPrefix + rest, kind };
}

const namedActions = {
  [loginPath]: 'login',
  [anonymousSignupPath]: 'signup',
  [requestVerificationPath]: 'verification',
  [validateVerificationPath]: 'validation',
  [contactPath]: 'contact',
  [subscribePath]: 'newsletter',
  [requestStudentCodePath]: 'student',
} as const;

/** The action that a token is issued for; other actions refuse it. */
export type BotCheckAction =
  | (typeof namedActions)[keyof typeof namedActions]
  | typeof defaultBotCheckAction;

/** The check that a page requests from the shell before a writing call. */
export interface BotCheck {
  action: BotCheckAction;
  /** The first check; after a low score the shell falls back to `r2`. */
  kind: BotCheckKind;
}

const actions: Readonly<Record<string, BotCheckAction>> = namedActions;

/** The action that the token of this call must be issued for. */
export function findBotCheckAction(path: string): BotCheckAction {
  return actions[path] ?? defaultBotCheckAction;
}
