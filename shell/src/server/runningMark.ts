import { remoteNames, type RemoteName } from '@tidegate/contracts/remoteNames';

/** The pipe's number in a rendering process. */
export const markDescriptor = 4;

/**
 * One byte says which remote is running synchronously: 0 for none, else its place in `remoteNames`
 * plus one. Written before the remote runs, it can be read after the process was blocked or died.
 */
export function toMark(remote: RemoteName | null): number {
  return remote === null ? 0 : remoteNames.indexOf(remote) + 1;
}

export function parseMark(mark: number): RemoteName | undefined {
  return remoteNames[mark - 1];
}
