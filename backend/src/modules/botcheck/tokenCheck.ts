import type { BotCheckTask } from '@tidegate/contracts/api/botCheck';
import type { BotCheckKind } from '@tidegate/contracts/botCheck';

/** A token that is right so far; what makes it the same token, and how long it would be good. */
export interface CheckedToken {
  identity: string;
  goodUntil: Date;
}

/** One way to tell people from programs. */
export interface TokenCheck {
  /** What a browser has to do for a token. */
  createTask(action: string): Promise<BotCheckTask>;
  /** Throws the reason why a token is refused. */
  check(token: string, action: string): Promise<CheckedToken>;
}

export type TokenChecks = Readonly<Record<BotCheckKind, TokenCheck>>;
