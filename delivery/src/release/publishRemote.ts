import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { buildRemote } from '../../build/buildRemote.js';
import { uploadRelease } from './client/uploadRelease';
import { DeliveryError } from './deliveryError';
import { describeRelease } from './description/describeRelease';
import { readRemotePackage, type RemotePackage } from './description/remotePackage';
import { readSourceRevision } from './description/sourceRevision';

export interface PublishOptions {
  remoteDir: string;
  site: string;
  token: string;
  /** What a build made earlier; without it the remote is built now. */
  builtDir?: string | undefined;
  onProgress?: (message: string) => void;
}

export interface PublishedRelease {
  remote: RemoteName;
  version: string;
  /** Of the released `release.json`. */
  integrity: string;
  /** False if this version with these files was released before. */
  isNew: boolean;
}

async function build(remoteDir: string, outDir: string, title: string): Promise<void> {
  try {
    await buildRemote({ remoteDir, outDir });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DeliveryError('delivery.buildFailed', `${title} does not build:\n${reason}`, {
      cause,
    });
  }
}

async function publishBuilt(
  remote: RemotePackage,
  { remoteDir, builtDir, site, token, onProgress }: PublishOptions & { builtDir: string },
): Promise<PublishedRelease> {
  const { name, version } = remote;
  const described = await describeRelease(builtDir, remote, await readSourceRevision(remoteDir));
  const { status, integrity } = await uploadRelease({ site, token }, described, (file) =>
    onProgress?.(`uploading ${file}`),
  );
  return { remote: name, version, integrity, isNew: status === 'open' };
}

/** Builds a remote alone, checks it against the contract and releases it; nothing goes live yet. */
export async function publishRemote(options: PublishOptions): Promise<PublishedRelease> {
  const { remoteDir, builtDir, onProgress } = options;
  const remote = await readRemotePackage(remoteDir);
  if (builtDir !== undefined) return publishBuilt(remote, { ...options, builtDir });

  const outDir = await mkdtemp(path.join(tmpdir(), `tidegate-${remote.name}-`));
  try {
    const title = `${remote.name}@${remote.version}`;
    onProgress?.(`building ${title}`);
    await build(remoteDir, outDir, title);
    return await publishBuilt(remote, { ...options, builtDir: outDir });
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
