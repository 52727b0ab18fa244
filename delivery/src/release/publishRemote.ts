import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { uploadRelease } from './client/uploadRelease';
import { DeliveryError } from './deliveryError';
import { describeRelease } from './description/describeRelease';
import { refuseDirtyCheckout, refuseDirtyPackage } from './description/refuseDirty';
import { readRemotePackage, type RemotePackage } from './description/remotePackage';
import { readSourceRevision } from './description/sourceRevision.js';
import { readPackagedRemote } from './packagedRemote';

/** Builds a remote from its sources into a folder. */
export type BuildRemote = (options: { remoteDir: string; outDir: string }) => Promise<unknown>;

export interface PublishOptions {
  remoteDir: string;
  site: string;
  token: string;
  /** What a build made earlier. */
  builtDir?: string | undefined;
  /** Releases sources that were not committed, too. */
  allowsDirty?: boolean | undefined;
  /** Where there are sources: builds the remote now. Else the packaged build is published. */
  buildRemote?: BuildRemote | undefined;
  /** The script that reads a bundle; else the sources of the reader. */
  bundleReader?: string | undefined;
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

interface Built {
  builtDir: string;
  revision: string;
}

async function publishBuilt(
  remote: RemotePackage,
  { builtDir, revision }: Built,
  { site, token, bundleReader, onProgress }: PublishOptions,
): Promise<PublishedRelease> {
  const { name, version } = remote;
  const described = await describeRelease(builtDir, remote, revision, bundleReader);
  const { status, integrity } = await uploadRelease({ site, token }, described, (file) =>
    onProgress?.(`uploading ${file}`),
  );
  return { remote: name, version, integrity, isNew: status === 'open' };
}

async function buildAndPublish(
  remote: RemotePackage,
  options: PublishOptions & { buildRemote: BuildRemote },
): Promise<PublishedRelease> {
  const { remoteDir, buildRemote, onProgress } = options;
  const title = `${remote.name}@${remote.version}`;
  const outDir = await mkdtemp(path.join(tmpdir(), `tidegate-${remote.name}-`));
  try {
    onProgress?.(`building ${title}`);
    await buildRemote({ remoteDir, outDir }).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const failure = `${title} does not build. Correct this and publish again:\n${reason}`;
      throw new DeliveryError('delivery.buildFailed', failure, { cause });
    });
    const revision = await readSourceRevision(remoteDir);
    return await publishBuilt(remote, { builtDir: outDir, revision }, options);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * Checks the build of a remote against the contract and releases it; nothing goes live yet. The
 * build is the one that is named, else a new one, else the one that came with the site.
 */
export async function publishRemote(options: PublishOptions): Promise<PublishedRelease> {
  const { remoteDir, builtDir, buildRemote, allowsDirty } = options;
  const remote = await readRemotePackage(remoteDir);
  if (!allowsDirty && (builtDir ?? buildRemote) !== undefined) await refuseDirtyCheckout(remoteDir);
  if (builtDir !== undefined) {
    const revision = await readSourceRevision(remoteDir);
    return publishBuilt(remote, { builtDir, revision }, options);
  }
  if (buildRemote !== undefined) return buildAndPublish(remote, { ...options, buildRemote });
  const packaged = await readPackagedRemote(remoteDir);
  if (!allowsDirty) refuseDirtyPackage(packaged);
  return publishBuilt(remote, packaged, options);
}
