import type { FragmentMessage } from '../../fragments/protocol/fragmentMessages';
import type { ReachName } from '../reachNames';

let said: FragmentMessage[] = [];
const reached = new Set<ReachName>();

export function say(message: FragmentMessage): void {
  said.push(message);
}

export function takeSaid(): readonly FragmentMessage[] {
  const messages = said;
  said = [];
  return messages;
}

export function sayReached(name: ReachName): void {
  if (reached.has(name)) return;
  reached.add(name);
  say({ type: 'reached', name });
}
