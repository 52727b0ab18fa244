import { currencyCookie, currencyCookieSeconds } from '@tidegate/contracts/currencyCookie';
import { currencyOfCountry, isCurrency, type Currency } from '@tidegate/contracts/money';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindCountry } from './findCountry';
import { setSiteCookie } from '../http/siteCookies';
import { toVisitorCall } from '../backend-client/visitorCall';

/** What a page shows its prices in. */
export type FindCurrency = (request: FastifyRequest) => Promise<Currency>;

/** A currency that we sell in, however it is written. */
function readCurrency(text: string | null | undefined): Currency | undefined {
  const code = text?.toUpperCase();
  return isCurrency(code) ? code : undefined;
}

function readAsked({ url }: FastifyRequest): Currency | undefined {
  return readCurrency(new URL(`http://site.invalid${url}`).searchParams.get('currency'));
}

/** The address decides, then what the visitor chose before, then the country they come from. */
export function createCurrencyFinder(findCountry: FindCountry): FindCurrency {
  return async (request) => {
    const chosen = readAsked(request) ?? readCurrency(request.cookies[currencyCookie]);
    if (chosen) return chosen;
    // What a trusted proxy says needs no call to the backend.
    const { countryCode = await findCountry(request) } = toVisitorCall(request);
    return currencyOfCountry(countryCode);
  };
}

/** Remembers the currency that an address asks for. Script may write it too: it is no secret. */
export function keepCurrency(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): void {
  const asked = readAsked(request);
  if (asked === undefined) return;
  setSiteCookie(reply, isSecure, [currencyCookie, asked], { maxAge: currencyCookieSeconds });
}
