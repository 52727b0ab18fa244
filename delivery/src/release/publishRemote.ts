import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { uploadRelease } from './client/uploadRelease';
import { DeliveryError } from './deliveryError';
import { describeRelease } from './description/describeRelease';
import { refuseDirtyCheckout, refuseDirtyPackage } from './description/refuseDirty';
import { readRemotePackage, type RemotePackage } from './description/remotePackage';
import { readSourceRevision } from './description/sourceRevision.js';
import { readPackagedRemote } from './packagedRemote';

export type BuildRemote = (options: { remoteDir: string; outDir: string }) => Promise<unknown>;

export interface PublishOptions {
  remoteDir: string;
  site: string;
  token: string;
  /** Folder of an earlier build. */
  builtDir?: string | undefined;
  /** Also releases uncommitted sources. */
  allowsDirty?: boolean | undefined;
  /** Builds the remote now; without it the packaged build is published. */
  buildRemote?: BuildRemote | undefined;
  /** Script that reads a bundle; by default the TypeScript source. */
  bundleReader?: string | undefined;
  onProgress?: (message: string) => void;
}

export interface PublishedRelease {
  remote: RemoteName;
  version: string;
  /** Hash of the released `release.json`. */
  integrity: string;
  /** False if this version was released before with the same files. */
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

/** Publishes `builtDir`, otherwise the result of `buildRemote`, otherwise the packaged build. */
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
