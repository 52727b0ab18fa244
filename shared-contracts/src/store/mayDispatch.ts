import type { RemoteName } from '../remotes/remoteNames';
import { userMessageReceived } from './globalState';
import { planChosen } from './pricingState';
import { sessionEnded, sessionStarted } from './userState';

/** Public actions that a remote may dispatch besides its own slice's and the shared API's. */
const publicActions: Readonly<Partial<Record<RemoteName, readonly string[]>>> = {
  // A buyer's first order creates their account and signs them in.
  pricing: [sessionStarted.type],
  account: [sessionStarted.type, sessionEnded.type],
  campaigns: [planChosen.type],
  tools: [userMessageReceived.type],
};

/** Whether the store contract allows a remote to dispatch an action of this type. */
export function mayDispatch(remote: RemoteName, actionType: string): boolean {
  return (
    actionType.startsWith(`${remote}/`) ||
    actionType.startsWith('siteApi/') ||
    !!publicActions[remote]?.includes(actionType)
  );
}
