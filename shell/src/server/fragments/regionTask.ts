import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { Region } from '../../remotes/regions/region';
import type { Candidates } from '../releases/createCandidates';
import type { ServerRelease } from '../releases/serverRelease';
import type { RenderedFragment } from './protocol/fragmentReply';
import type { FragmentRequest } from './protocol/fragmentRequest';
import type { ReleaseMessages } from './parseReleaseMessages';

/** A region to render and the releases that may render it. */
export interface RegionTask {
  remote: RemoteName;
  candidates: Candidates;
  request: Omit<FragmentRequest, 'remote' | 'version' | 'messages' | 'promised' | 'uuids'>;
  transport: ApiTransport;
}

export type RegionOutcome =
  | {
      kind: 'rendered';
      release: ServerRelease;
      fragment: RenderedFragment;
      messages: ReleaseMessages;
    }
  | { kind: 'other'; region: Region }
  | { kind: 'redirect'; status: 301 | 303; to: string }
  | { kind: 'loginNeeded' }
  | { kind: 'methodNotAllowed' };
