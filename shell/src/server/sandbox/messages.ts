import type { ApiReply } from '@tidegate/contracts/siteApi';
import type { FragmentRequest } from '../fragments/protocol/fragmentRequest';

export interface ReleaseCode {
  name: string;
  code: string;
}

/** Messages from the edge to a sandbox, one JSON document per line. */
export type ToSandbox =
  /** If `isCached`, V8's code cache is readable at the first free descriptor. */
  | { type: 'start'; framework: string; isCached: boolean; release: ReleaseCode }
  | { type: 'render'; fragment: number; request: FragmentRequest }
  | { type: 'answer'; fragment: number; call: number; reply: ApiReply }
  | { type: 'abandon'; fragment: number }
  | { type: 'ping'; ping: number };

export type ToFragment =
  | { type: 'render'; request: FragmentRequest }
  | { type: 'answer'; call: number; reply: ApiReply }
  | { type: 'tick' };
