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

let received: SentMessage[] = [];
const reached = new Set<ReachName>();

export function send(message: SentMessage): void {
  received.push(message);
}

export function takeNotifications(): readonly SentMessage[] {
  const messages = received;
  received = [];
  return messages;
}

export function reportReach(name: ReachName): void {
  if (reached.has(name)) return;
  reached.add(name);
  send({ type: 'reached', name });
}
