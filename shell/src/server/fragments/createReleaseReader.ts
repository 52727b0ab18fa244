import { readFile } from 'node:fs/promises';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import { createPromiseCache } from '../reading/createPromiseCache';
import { integrityOf } from '../releases/registry-client/registryFiles';
import type { ServerRelease } from '../releases/serverRelease';
import { FragmentFailed } from './protocol/fragmentFailed';
import { parseReleaseWords, type ReleaseWords } from './parseReleaseWords';

type ReleaseFile = ServerRelease['words'];

const mostWords = 200;

async function readChecked({ file, integrity }: ReleaseFile): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new FragmentFailed('remotes.notFound', String(cause));
  });
  if (integrityOf(bytes) !== integrity) throw new FragmentFailed('remotes.wrongHash', file);
  return bytes.toString('utf8');
}

async function readParsedWords(words: ReleaseFile): Promise<ReleaseWords> {
  const json = await readChecked(words);
  try {
    return parseReleaseWords(json);
  } catch (cause) {
    throw new FragmentFailed('remotes.invalidModule', `${words.file}: ${String(cause)}`);
  }
}

function checkRelease({ browser, fault }: ServerRelease): void {
  if (fault) throw new FragmentFailed(fault, 'the file that was released is not to be had');
  if (browser.isCompatible) return;
  throw new FragmentFailed(
    'remotes.contractMismatch',
    `${browser.contract} is not ${contractVersion}`,
  );
}

/** Reads the files of releases. Their hashes are checked before any code is evaluated. */
export function createReleaseReader() {
  const words = createPromiseCache<ReleaseWords>(mostWords);
  return {
    readBundle(release: ServerRelease): Promise<string> {
      checkRelease(release);
      return readChecked(release.serverBundle);
    },
    readWords: (release: ServerRelease) =>
      words.get(release.words.integrity, () => readParsedWords(release.words)),
  };
}

export type ReleaseReader = ReturnType<typeof createReleaseReader>;
