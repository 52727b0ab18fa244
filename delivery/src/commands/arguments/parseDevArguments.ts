import {
  isRemoteName,
  remoteNames,
  type RemoteName,
} from '@tidegate/contracts/remotes/remoteNames';
import { CommandFailure } from '../bootstrap/failure.js';

/** The remotes to serve; all without a name. */
export function parseDevArguments([name]: readonly string[]): readonly RemoteName[] {
  if (name === undefined) return remoteNames;
  if (isRemoteName(name)) return [name];
  throw new CommandFailure(
    `There is no remote "${name}". Choose one of: ${remoteNames.join(', ')}.`,
  );
}
