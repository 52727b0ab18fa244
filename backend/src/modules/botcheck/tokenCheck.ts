import type { BotCheckTask } from '@tidegate/contracts/api/visitors/schemas';
import type { BotCheckKind } from '@tidegate/contracts/visitors/botCheck';

/** A valid token with its identity and expiry. */
export interface CheckedToken {
  identity: string;
  goodUntil: Date;
}

export interface TokenCheck {
  /** Returns the task whose solution is the token. */
  createTask(action: string): Promise<BotCheckTask>;
  /** Throws the reason for refusing a token. */
  check(token: string, action: string): Promise<CheckedToken>;
}

export type TokenChecks = Readonly<Record<BotCheckKind, TokenCheck>>;
