import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { RemoteFaultError } from '../../../remotes/RemoteFaultError';
import type { FragmentRequest } from '../../fragments/protocol/fragmentRequest';

/** Refuses a module that lacks a page or slot of its release document. */
export function checkPromises(
  { routes, slots }: RemoteModule,
  { remote, version, promised }: Pick<FragmentRequest, 'remote' | 'version' | 'promised'>,
): void {
  const has = new Set<string>([
    ...routes.map(({ path }) => path),
    ...slots.map(({ name }) => name),
  ]);
  const lacks = [...promised.routes, ...promised.slots].filter((each) => !has.has(each));
  if (lacks.length === 0) return;
  const reason = `lacks ${lacks.join(', ')}, which its release lists`;
  throw new RemoteFaultError({ remote, version }, 'remotes.invalidModule', reason);
}
