/** Two checks: one that a person notices, and one that gives a score. */
export const botCheckKinds = ['r2', 'r3'] as const;

export type BotCheckKind = (typeof botCheckKinds)[number];

/** Where a call carries the token of its check: in the body, of a GET in the query. */
export const botCheckField = 'recasign';

export const defaultBotCheckAction = 'submit';

const plainPrefix = '/api/mms/';
const checkedPath = /^\/ws\/mm\/reca\/(r2|r3)\/(.+)$/;

/** The path of a call under a check: `/ws/mm/reca/r3/account/v1/web/login`. */
export function toCheckedPath(path: string, kind: BotCheckKind): string {
  return path.replace(plainPrefix, `/ws/mm/reca/${kind}/`);
}

/** The call behind a checked path, and the kind of check; undefined where no check is asked for. */
export function parseCheckedPath(path: string): { path: string; kind: BotCheckKind } | undefined {
  const [, kind, rest] = checkedPath.exec(path) ?? [];
  if (kind === undefined || rest === undefined) return undefined;
  return { path: plainPrefix + rest, kind: kind as BotCheckKind };
}

const namedActions = {
  '/api/mms/account/v1/web/login': 'login',
  '/api/mms/account/v1/web/anonymous_signup': 'signup',
  '/api/mms/account/v1/verification/request': 'verification',
  '/api/mms/account/v1/verification/validate': 'validation',
  '/api/mms/report/v1/contact_us': 'contact',
  '/api/mms/newsletter/v1/subscribe': 'newsletter',
  '/api/mms/students/v1/request': 'student',
} as const;

/** What a token is made for: it opens calls of this action alone. */
export type BotCheckAction =
  | (typeof namedActions)[keyof typeof namedActions]
  | typeof defaultBotCheckAction;

/** What a page asks of its shell before a call that writes: never for one that only reads. */
export interface BotCheck {
  action: BotCheckAction;
  /** The check to begin with; after a low score the shell goes on with `r2` by itself. */
  kind: BotCheckKind;
}

const actions: Readonly<Record<string, BotCheckAction>> = namedActions;

/** What a token for this call must have been made for. */
export function findBotCheckAction(path: string): BotCheckAction {
  return actions[path] ?? defaultBotCheckAction;
}
