import type { FragmentMessage } from '../../fragments/fragmentReply';
import type { ReachName } from '../reachNames';

let said: FragmentMessage[] = [];
const reached = new Set<ReachName>();

export function say(message: FragmentMessage): void {
  said.push(message);
}

/** Everything that was said since the last time. */
export function takeSaid(): readonly FragmentMessage[] {
  const messages = said;
  said = [];
  return messages;
}

/** Says once that the release reached for what it does not get. */
export function sayReached(name: ReachName): void {
  if (reached.has(name)) return;
  reached.add(name);
  say({ type: 'reached', name });
}
