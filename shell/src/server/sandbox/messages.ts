import type { ApiReply } from '@tidegate/contracts/siteApi';
import type { FragmentRequest } from '../fragments/fragmentRequest';

/** The server bundle of a release. */
export interface ReleaseCode {
  /** `remote@version`. */
  name: string;
  code: string;
}

/** The first one after those of every process. */
export const cacheDescriptor = 3;

/** What the edge says to a sandbox: one JSON document a line. */
export type ToSandbox =
  /** `isCached`: V8's cache of the framework lies open as `cacheDescriptor`. */
  | { type: 'start'; framework: string; isCached: boolean; release: ReleaseCode }
  | { type: 'render'; fragment: number; request: FragmentRequest }
  | { type: 'answer'; fragment: number; call: number; reply: ApiReply }
  /** Nobody waits for the fragment any more. */
  | { type: 'abandon'; fragment: number }
  | { type: 'ping'; ping: number };

/** What a sandbox says to the edge; parsed there, because foreign code may have said it. */
export type FromSandbox =
  | { type: 'ready' }
  /** With the processor time that the fragment has taken so far. */
  | { type: 'said'; fragment: number; messages: string; cpuMs: number }
  /** The code inside did not even answer. */
  | { type: 'silent'; fragment: number }
  /** The code inside asked for an import. */
  | { type: 'imported'; fragment: number }
  | { type: 'pong'; ping: number };

/** What the edge's code inside a context hears of its host. */
export type ToFragment =
  | { type: 'render'; request: FragmentRequest }
  | { type: 'answer'; call: number; reply: ApiReply }
  | { type: 'tick' };
