import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import type { FaultCode } from '@tidegate/contracts/faults';
import { lentModules, type LentModuleName } from '@tidegate/contracts/lentModules';
import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { LRUCache } from 'lru-cache';
import type { Words } from '../../locale/createWords';
import { checkModule } from '../../remotes/acceptModule';
import { lentObjects } from '../../remotes/lent/lentObjects';
import { RemoteFaultError } from '../../remotes/RemoteFaultError';
import type { ServerRelease } from '../renderTask';

export interface ServerModule {
  module: RemoteModule;
  words: Words;
}

/** The five live versions, their predecessors, and a few that visitors asked for by override. */
const loaded = new LRUCache<string, ServerModule>({ max: 16 });

function refuse({ browser }: ServerRelease, code: FaultCode, cause: unknown) {
  return new RemoteFaultError(browser.remote, browser.version, code, cause);
}

async function readChecked(
  release: ServerRelease,
  { file, integrity }: ServerRelease['words'],
): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw refuse(release, 'remotes.notFound', cause);
  });
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (actual !== integrity) throw refuse(release, 'remotes.wrongHash', file);
  return bytes.toString('utf8');
}

// A name that the contract does not list is a fault of the release, not an undefined value.
function lend(name: string): object {
  const lent = lentObjects[name as LentModuleName] as object | undefined;
  if (!lent) throw new Error(`the shell does not lend '${name}'`);
  if (!(name in lentModules)) return lent;
  return new Proxy(lent, {
    get(target, key) {
      if (
        typeof key === 'string' &&
        key !== '__esModule' &&
        key !== 'default' &&
        !(key in target)
      ) {
        throw new Error(`the shell does not lend '${key}' of '${name}'`);
      }
      return Reflect.get(target, key) as unknown;
    },
  });
}

function evaluate(release: ServerRelease, code: string): RemoteModule {
  const { remote, version } = release.browser;
  const module = { exports: {} as { default?: unknown } };
  try {
    const run = vm.compileFunction(code, ['module', 'exports', 'require'], {
      filename: release.serverBundle.file,
    }) as (...parameters: [object, object, typeof lend]) => void;
    run(module, module.exports, lend);
  } catch (cause) {
    throw refuse(release, 'remotes.threwAtEvaluation', cause);
  }
  return checkModule(module.exports.default, remote, version);
}

/**
 * A release's module for rendering: hash before evaluation, contract before either. Kept by name,
 * version and hash, so that every later render finds it in memory.
 */
export async function loadServerModule(
  release: ServerRelease,
  onRunning: (isRunning: boolean) => void,
): Promise<ServerModule> {
  const { contract, isCompatible } = release.browser;
  const key = release.serverBundle.integrity + release.words.integrity;
  const known = loaded.get(key);
  if (known) return known;
  if (release.fault) {
    throw refuse(release, release.fault, 'the file that was released is not to be had');
  }
  if (!isCompatible) {
    throw refuse(release, 'remotes.contractMismatch', `${contract} is not ${contractVersion}`);
  }
  const [code, words] = await Promise.all([
    readChecked(release, release.serverBundle),
    readChecked(release, release.words),
  ]);
  onRunning(true);
  const module = evaluate(release, code);
  onRunning(false);
  const fresh = { module, words: JSON.parse(words) as Words };
  loaded.set(key, fresh);
  return fresh;
}
