import path from 'node:path';
import { remoteNames, type RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { activateRemote } from '../../../release/client/registryCalls';
import { readRemotePackage } from '../../../release/description/remotePackage';
import { readLocalTokens } from '../../../release/readLocalTokens';
import { readPackagedRemote } from '../../../release/packagedRemote';
import { CommandFailure } from '../../bootstrap/failure.js';
import type { Progress } from '../../terminal/command';
import { findReleasedSource, saveReleasedSource } from './releasedSources';
import { fetchReleaseState } from './releaseState';
import type { SiteFiles } from '../settings/siteFiles';

export interface PackagedReleaseOptions {
  files: Pick<SiteFiles, 'remotes' | 'bundleReader'>;
  registryOrigin: string;
  /** Deploy tokens of this machine. */
  tokensFile: string;
  /** Records the sources of local releases. */
  sourcesFile: string;
  progress: Progress;
}

interface Candidate {
  remote: RemoteName;
  version: string;
  remoteDir: string;
  /** Fingerprint of the remote's sources. */
  source: string;
}

async function readCandidate(remotesDir: string, remote: RemoteName): Promise<Candidate> {
  const remoteDir = path.join(remotesDir, remote);
  const { version } = await readRemotePackage(remoteDir);
  const { fingerprint: source } = await readPackagedRemote(remoteDir);
  return { remote, version, remoteDir, source };
}

async function getAccess(
  { registryOrigin, tokensFile }: PackagedReleaseOptions,
  remote: RemoteName,
) {
  const token = (await readLocalTokens(tokensFile))[remote];
  if (token === undefined) {
    throw new CommandFailure(
      `${tokensFile} holds no token for ${remote}. Remove it and try again.`,
    );
  }
  return { site: registryOrigin, token };
}

async function release(
  candidate: Candidate,
  access: { site: string; token: string },
  options: PackagedReleaseOptions,
): Promise<void> {
  const { remote, version, remoteDir, source } = candidate;
  await options.progress.phase(`releasing ${remote}@${version}`, async () => {
    // Loaded on demand: production never releases by itself, and a second start seldom does.
    const { publishRemote } = await import('../../../release/publishRemote');
    const { bundleReader } = options.files;
    // A development site shows uncommitted work.
    await publishRemote({ remoteDir, bundleReader, allowsDirty: true, ...access });
    await saveReleasedSource(options.sourcesFile, remote, { version, fingerprint: source });
    await activateRemote(access, { remote, version });
  });
}

async function noticeChange(candidate: Candidate, options: PackagedReleaseOptions): Promise<void> {
  const { remote, version, source } = candidate;
  const released = await findReleasedSource(options.sourcesFile, remote);
  if (released?.version !== version || released.fingerprint === source) return;
  options.progress.line(
    `${remote}@${version} is released and its source has changed since: raise "version" in remotes/${remote}/package.json and start again, or work on it with: npm run dev -- ${remote}`,
  );
}

/** Releases and activates the packaged remotes that the site does not know yet. */
export async function releasePackaged(options: PackagedReleaseOptions): Promise<void> {
  for (const remote of remoteNames) {
    const candidate = await readCandidate(options.files.remotes, remote);
    const access = await getAccess(options, remote);
    const state = await fetchReleaseState(access, remote, candidate.version);
    if (state === 'new') {
      await release(candidate, access, options);
    } else if (state === 'idle') {
      const { version } = candidate;
      await activateRemote(access, { remote, version });
    } else {
      await noticeChange(candidate, options);
    }
  }
}
