import { sharedModules, type SharedModuleName } from '@tidegate/contracts/remotes/sharedModules';
import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { checkModule } from '../../../remotes/acceptModule';
import { sharedModuleObjects } from '../../../remotes/shared-modules/sharedModuleObjects';
import { RemoteFaultError } from '../../../remotes/RemoteFaultError';
import { reportReach } from './received';
import { observeReads } from './traps';

export type DefineRelease = (
  module: { exports: { default?: unknown } },
  exports: object,
  require: (name: string) => object,
) => void;

const isShared = (name: string): name is SharedModuleName =>
  Object.hasOwn(sharedModuleObjects, name);

function share(name: string): object {
  if (!isShared(name)) {
    reportReach('require');
    throw new Error(`the shell does not share '${name}'`);
  }
  const shared = sharedModuleObjects[name];
  if (!(name in sharedModules)) return shared;
  return new Proxy(shared, {
    get(target, key): unknown {
      if (
        typeof key === 'string' &&
        key !== '__esModule' &&
        key !== 'default' &&
        !(key in target)
      ) {
        throw new Error(`the shell does not share '${key}' of '${name}'`);
      }
      return Reflect.get(target, key);
    },
  });
}

/** Throws a `RemoteFaultError` if the bundle exports no valid module. */
export function evaluateRelease(
  define: DefineRelease | undefined,
  remote: RemoteName,
  version: string,
): RemoteModule {
  const module: { exports: { default?: unknown } } = { exports: {} };
  try {
    if (!define) throw new Error('its server bundle does not compile');
    define(module, module.exports, observeReads(share, 'require'));
  } catch (cause) {
    throw new RemoteFaultError({ remote, version }, 'remotes.threwAtEvaluation', cause);
  }
  return checkModule(module.exports.default, remote, version);
}
