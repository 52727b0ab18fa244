import {
  currencyCookie,
  currencyCookieSeconds,
} from '@tidegate/contracts/catalogue/currencyCookie';
import { currencyOfCountry, isCurrency, type Currency } from '@tidegate/contracts/catalogue/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindCountry } from './createCountryFinder';
import { readAddress } from '../http/requestOrigin';
import { setSiteCookie } from '../http/siteCookies';
import { readTrustedCountry } from '../backend-client/readTrustedCountry';

export type FindCurrency = (request: FastifyRequest) => Promise<Currency>;

function readCurrency(text: string | null | undefined): Currency | undefined {
  const code = text?.toUpperCase();
  return isCurrency(code) ? code : undefined;
}

function readRequested(request: FastifyRequest): Currency | undefined {
  if (!request.url.includes('?')) return undefined;
  return readCurrency(readAddress(request).searchParams.get('currency'));
}

/** The address takes precedence over the stored choice and the country. */
export function createCurrencyFinder(findCountry: FindCountry): FindCurrency {
  return async (request) => {
    const chosen = readRequested(request) ?? readCurrency(request.cookies[currencyCookie]);
    if (chosen) return chosen;
    // A country from a trusted proxy saves a call to the backend.
    return currencyOfCountry(readTrustedCountry(request) ?? (await findCountry(request)));
  };
}

/** Stores the currency of the address in a cookie that script can read. */
export function keepCurrency(request: FastifyRequest, reply: FastifyReply): void {
  const requested = readRequested(request);
  if (requested === undefined) return;
  setSiteCookie(reply, currencyCookie, requested, { maxAge: currencyCookieSeconds });
}
