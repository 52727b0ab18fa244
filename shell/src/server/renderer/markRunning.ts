import { writeSync } from 'node:fs';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { markDescriptor, toMark } from '../runningMark';

/** Tells the edge which remote runs from now on. Synchronous: afterwards this process may be stuck. */
export function markRunning(remote: RemoteName | null): void {
  writeSync(markDescriptor, Uint8Array.of(toMark(remote)));
}
