import { currencyCookie } from '@tidegate/contracts/catalogue/currencyCookie';
import { currencies, currencyTable, defaultCurrency } from '@tidegate/contracts/catalogue/money';
import { languages } from '@tidegate/contracts/languages';
import { consentAnswers, consentCookie } from '../../consent/consent';
import { deviceRules } from '../../device/deviceRules';
import { sessionCookie } from '../http/sessionCookie';
import { challengeCookie, toWireNames } from '../http/siteCookies';
import { languageCookie } from '../page-requests/requestedPage';
import { previewCookieName } from '../previews/previewTokens';
import { overrideCookieName } from '../releases/overrides';
import type { CacheRule } from './compileCacheRule';
import { describeCookie, describePrivateCookies, unshared } from './describeCookie';
import { campaignRule, queryRule } from './queryRules';

const privateCookies = [sessionCookie, challengeCookie, overrideCookieName, previewCookieName];

/** With a prefix over https, otherwise without. */
const consentCookies = toWireNames(consentCookie);

const countryOfCurrency = currencies
  .filter((currency) => currency !== defaultCurrency)
  .map((currency) => ({ currency, country: currencyTable[currency].country }));

/** A cookie of which the response depends on the value; only its known values reach the edge. */
export const cookieRules = [
  { cookie: languageCookie, values: languages },
  ...consentCookies.map((cookie) => ({ cookie, values: consentAnswers })),
  { cookie: currencyCookie, values: currencies },
].map(({ cookie, values }) => ({ cookie, rule: describeCookie(cookie, values) }));

const consentNames = consentCookies.map((cookie) => describeCookie(cookie, []).name);
const currencyName = describeCookie(currencyCookie, []).name;

/**
 * Everything that the response to a request for an anonymous page depends on, apart from its address.
 * The edge reads this table, and the files for nginx and Varnish are made from it.
 */
export const cacheRules = {
  rules: [
    {
      name: 'credentials',
      reads: 'authorization',
      cases: [{ pattern: '.', value: unshared }],
      otherwise: '',
    },
    describePrivateCookies(privateCookies.flatMap(toWireNames)),
    ...cookieRules.map(({ rule }) => rule),
    {
      name: 'privacy_control',
      reads: 'sec-gpc',
      cases: [{ pattern: '^1$', value: '1' }],
      otherwise: '',
    },
    deviceRules.hint,
    deviceRules.agent,
    {
      name: 'country_currency',
      reads: 'x-country-code',
      cases: [
        ...countryOfCurrency.map(({ currency, country }) => ({
          ...{ pattern: `^${country}$`, ignoresCase: true },
          value: currency,
        })),
        { pattern: '.', value: defaultCurrency },
      ],
      otherwise: '',
    },
    queryRule,
    campaignRule,
  ] satisfies CacheRule[],
  /** Of each list, the first rule with a value decides. */
  device: [deviceRules.hint.name, deviceRules.agent.name],
  currency: [currencyName, 'country_currency'],
  /** Campaigns are stored after one of these answers. */
  consent: consentNames,
} as const;
