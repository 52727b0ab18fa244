import { cacheRules, cookieRules } from './cacheRules';

/** The rules whose values tell replies apart, apart from device, currency and query. */
export const keyedRules: readonly string[] = [
  ...cookieRules.map(({ rule }) => rule.name).filter((name) => name !== cacheRules.currency[0]),
  'privacy_control',
];
