import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { FastifyRequest } from 'fastify';
import type { DeviceHeaders } from '../../device/deviceHeaders';
import { findPlatform } from '../../device/findPlatform';
import { isPhone } from '../../device/isPhone';
import { findPage } from '../../routes/findPage';
import { readConsent } from '../consent/readConsent';
import { readToken } from '../http/sessionCookie';
import type { LiveGeneration } from '../releases/registry-client/followRegistry';
import type { FindCurrency } from '../visitor/visitorCurrency';
import type { PageEntry } from './requestedPage';

export interface SharedState {
  generation: number;
  isConsentRequired: boolean;
  currency: Currency;
}

/** Cache key of a page variant. All requests with the same key may get the same HTML. */
export function nameVariant(
  request: { url: string; origin: string; headers: DeviceHeaders },
  { language, device, sitePath }: PageEntry,
  { generation, isConsentRequired, currency }: SharedState,
): string {
  const isByPlatform = findPage(sitePath)?.route.isByPlatform;
  const platform = isByPlatform ? (findPlatform(request.headers) ?? 'any') : '';
  // A page contains its own origin.
  const { origin, url, headers } = request;
  return [
    ...[origin, url, language, device, isPhone(headers), platform],
    ...[generation, isConsentRequired, currency],
  ].join(' ');
}

/** Names the variant of an anonymous page of live releases; undefined for a private page. */
export function createVariantFinder({
  live,
  findCurrency,
}: {
  live: Pick<LiveGeneration, 'current'>;
  findCurrency: FindCurrency;
}) {
  return async (request: FastifyRequest): Promise<string | undefined> => {
    const { url, headers, siteOrigin: origin, entry, overrides } = request;
    if (readToken(request) !== undefined || overrides.size > 0) return undefined;
    return nameVariant({ url, headers, origin }, entry, {
      generation: live.current().id,
      isConsentRequired: readConsent(request) === undefined,
      currency: await findCurrency(request),
    });
  };
}
