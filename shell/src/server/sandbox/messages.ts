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

/** Messages from a sandbox, which the edge validates because foreign code may have written them. */
export type FromSandbox =
  | { type: 'ready' }
  | { type: 'said'; fragment: number; messages: string; cpuMs: number }
  /** The context is broken and returned nothing. */
  | { type: 'silent'; fragment: number }
  | { type: 'imported'; fragment: number }
  | { type: 'pong'; ping: number };

export type ToFragment =
  | { type: 'render'; request: FragmentRequest }
  | { type: 'answer'; call: number; reply: ApiReply }
  | { type: 'tick' };
