import type { FragmentMessage } from '../../fragments/protocol/parseContextReport';
import type { FragmentReply } from '../../fragments/protocol/fragmentReply';
import type { ReadyRegion, Region } from '../../../remotes/regions/region';
import type { ReachName } from '../reachNames';

type RenderedReply = Extract<FragmentReply, { status: 'rendered' }>;

/** What a release may have changed is unknown until the edge has validated it. */
export type SentReply =
  | Exclude<FragmentReply, RenderedReply>
  | Exclude<Region, ReadyRegion>
  | (Pick<RenderedReply, 'status' | 'html' | 'slice' | 'submission'> & {
      region: Omit<ReadyRegion, 'status' | 'remote' | 'version'>;
      dispatched: readonly unknown[];
      api?: unknown;
      wordKeys?: readonly string[];
    });

export type SentMessage =
  | Exclude<FragmentMessage, { type: 'replied' }>
  | { type: 'replied'; reply: SentReply };

let said: SentMessage[] = [];
const reached = new Set<ReachName>();

export function say(message: SentMessage): void {
  said.push(message);
}

export function takeSaid(): readonly SentMessage[] {
  const messages = said;
  said = [];
  return messages;
}

export function sayReached(name: ReachName): void {
  if (reached.has(name)) return;
  reached.add(name);
  say({ type: 'reached', name });
}
