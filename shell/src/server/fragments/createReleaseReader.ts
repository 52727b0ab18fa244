import { readFile } from 'node:fs/promises';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import { createPromiseCache } from '../reading/createPromiseCache';
import { integrityOf } from '../releases/registry-client/registryFiles';
import type { ServerRelease } from '../releases/serverRelease';
import { FragmentFailed } from './protocol/fragmentFailed';
import { parseReleaseMessages, type ReleaseMessages } from './parseReleaseMessages';

type ReleaseFile = ServerRelease['messages'];

const maxReleaseMessages = 200;

async function readChecked({ file, integrity }: ReleaseFile): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new FragmentFailed('remotes.notFound', String(cause));
  });
  if (integrityOf(bytes) !== integrity) throw new FragmentFailed('remotes.wrongHash', file);
  return bytes.toString('utf8');
}

async function readParsedMessages(messages: ReleaseFile): Promise<ReleaseMessages> {
  const json = await readChecked(messages);
  try {
    return parseReleaseMessages(json);
  } catch (cause) {
    throw new FragmentFailed('remotes.invalidModule', `${messages.file}: ${String(cause)}`);
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
  const messages = createPromiseCache<ReleaseMessages>(maxReleaseMessages);
  return {
    readBundle(release: ServerRelease): Promise<string> {
      checkRelease(release);
      return readChecked(release.serverBundle);
    },
    readMessages: (release: ServerRelease) =>
      messages.get(release.messages.integrity, () => readParsedMessages(release.messages)),
  };
}

export type ReleaseReader = ReturnType<typeof createReleaseReader>;
