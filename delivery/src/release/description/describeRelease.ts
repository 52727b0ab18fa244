import path from 'node:path';
import { contractRange } from '@tidegate/contracts/contractVersion';
import { defaultLanguage } from '@tidegate/contracts/languages';
import type { Release } from '@tidegate/contracts/remotes/release';
import { inspectBundle, type BundleFacts } from '../bundle/inspectBundle';
import { DeliveryError } from '../deliveryError';
import { integrityOf } from '../integrity';
import { serializeRelease } from '../releaseDocument';
import { expectedContainer } from '../releaseRules';
import { findStyleProblems } from '../styles/findStyleProblems';
import {
  findOutputProblems,
  findParts,
  readBuildFiles,
  type BuildFiles,
  type BuildParts,
} from './buildOutput';
import type { BuildProblem } from './buildProblem';
import { findSharedNameProblems } from './findSharedNameProblems';
import { findModuleProblems } from './findModuleProblems';
import type { RemotePackage } from './remotePackage';
import { findTranslationProblems, readTranslationKeys } from './translationProblems';

export interface DescribedRelease {
  release: Release;
  /** The exact bytes of `release.json`. */
  document: Buffer;
  files: BuildFiles;
}

function toRefusal(problems: readonly BuildProblem[]): DeliveryError {
  const lines = problems.map(({ code, message }) => `${code}: ${message}`);
  return new DeliveryError('delivery.refusedBuild', lines.join('\n'), { details: { problems } });
}

function findContainerProblems(files: BuildFiles, { client }: BuildParts, container: string) {
  const names = new RegExp(`\\b${container}\\b`);
  if (names.test(files.get(client.entry)?.toString('utf8') ?? '')) return [];
  const message = `${client.entry} does not define ${container}.`;
  return [{ code: 'delivery.wrongContainer', message } satisfies BuildProblem];
}

function assemble(
  files: BuildFiles,
  parts: BuildParts,
  { name, version, sourceRevision, facts }: RemotePackage & DescribedFacts,
): Release {
  return {
    name,
    version,
    contract: contractRange,
    sourceRevision,
    routes: facts.routes.map(({ isRenderable: _, ...route }) => route),
    slots: facts.slots.map(({ isRenderable: _, ...slot }) => slot),
    sliceVersion: facts.sliceVersion,
    client: { container: expectedContainer(name, version), ...parts.client },
    server: parts.server,
    locales: parts.locales,
    files: Object.fromEntries(
      [...files].map(([file, bytes]) => [
        file,
        { sizeBytes: bytes.length, integrity: integrityOf(bytes) },
      ]),
    ),
  };
}

interface DescribedFacts {
  sourceRevision: string;
  facts: BundleFacts;
}

export async function describeRelease(
  builtDir: string,
  remote: RemotePackage,
  sourceRevision: string,
  bundleReader?: string,
): Promise<DescribedRelease> {
  const files = await readBuildFiles(builtDir);
  const parts = findParts(files);
  const outputProblems = findOutputProblems(files, parts);
  if (outputProblems.length > 0) throw toRefusal(outputProblems);

  const container = expectedContainer(remote.name, remote.version);
  const translationKeys = readTranslationKeys(files);
  const staticProblems = [
    ...findContainerProblems(files, parts, container),
    ...parts.client.styles.flatMap((file) =>
      findStyleProblems(file, files.get(file) ?? Buffer.alloc(0), container),
    ),
    ...findTranslationProblems(files, translationKeys),
    ...findSharedNameProblems(files.get(parts.server)?.toString('utf8') ?? ''),
  ];
  const inspection = await inspectBundle(path.join(builtDir, parts.server), {
    reader: bundleReader,
  });
  if (inspection.status === 'failed') throw toRefusal([...staticProblems, inspection.problem]);
  const { facts } = inspection;
  const release = assemble(files, parts, { ...remote, sourceRevision, facts });
  const englishKeys = translationKeys.get(defaultLanguage) ?? new Set();
  const problems = [
    ...staticProblems,
    ...findModuleProblems(release, { moduleName: facts.name, englishKeys }),
  ];
  if (problems.length > 0) throw toRefusal(problems);
  return { release, document: serializeRelease(release), files };
}
