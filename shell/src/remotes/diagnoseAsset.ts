import type { FaultCode } from '@tidegate/contracts/remotes/faultCodes';
import type { Asset, BrowserRelease } from './browserRelease';
import { RemoteFaultError } from './RemoteFaultError';

/** Finds out why a file of a release failed to load; an `error` event gives no cause. */
export async function diagnoseAsset(
  release: BrowserRelease,
  { url, integrity }: Asset,
): Promise<RemoteFaultError> {
  const fault = (code: FaultCode, cause: unknown) => new RemoteFaultError(release, code, cause);
  // `reload` bypasses the cache and refreshes it, so a corrupt copy is not served again.
  const reply = await fetch(url, { cache: 'reload' }).catch((cause: unknown) =>
    fault('remotes.unavailable', cause),
  );
  if (reply instanceof RemoteFaultError) return reply;
  if (reply.status === 404) return fault('remotes.notFound', url);
  if (!reply.ok) return fault('remotes.unavailable', `${reply.status} ${url}`);
  const type = reply.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) return fault('remotes.wrongType', `${type} ${url}`);
  return fault('remotes.wrongHash', `${url} is not ${integrity}`);
}
