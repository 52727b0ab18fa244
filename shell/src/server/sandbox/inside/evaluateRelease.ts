import { lentModules, type LentModuleName } from '@tidegate/contracts/lentModules';
import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { checkModule } from '../../../remotes/acceptModule';
import { lentObjects } from '../../../remotes/lent/lentObjects';
import { RemoteFaultError } from '../../../remotes/RemoteFaultError';
import { sayReached } from './said';
import { hearLooks } from './traps';

/** A release's server bundle, wrapped as a CommonJS module. */
export type DefineRelease = (
  module: { exports: { default?: unknown } },
  exports: object,
  require: (name: string) => object,
) => void;

// A name that the contract does not list is a fault of the release, not an undefined value.
function lend(name: string): object {
  const lent = lentObjects[name as LentModuleName] as object | undefined;
  if (!lent) {
    sayReached('require');
    throw new Error(`the shell does not lend '${name}'`);
  }
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

/** The module of a release. Throws a `RemoteFaultError` where it is none. */
export function evaluateRelease(
  define: DefineRelease | undefined,
  remote: RemoteName,
  version: string,
): RemoteModule {
  const module: { exports: { default?: unknown } } = { exports: {} };
  try {
    if (!define) throw new Error('its server bundle does not compile');
    define(module, module.exports, hearLooks(lend, 'require'));
  } catch (cause) {
    throw new RemoteFaultError(remote, version, 'remotes.threwAtEvaluation', cause);
  }
  return checkModule(module.exports.default, remote, version);
}
