import type { IncomingHttpHeaders } from 'node:http';
import { cacheRules } from './cacheRules';
import { compileCacheRule } from './compileCacheRule';
import { unshared } from './describeCookie';
import { keyedRules } from './keyedRules';

/** What the page of an anonymous request depends on, apart from its address. */
export interface AppliedRules {
  key: string;
  /** Empty if neither a cookie nor a country decides it. */
  currency: string;
  /** Whether the query stores nothing, so that all requests with this key get the same response. */
  isResponseShared: boolean;
}

const rules = cacheRules.rules.map((rule) => ({
  name: rule.name,
  reads: rule.reads,
  apply: compileCacheRule(rule),
}));

function readText(headers: IncomingHttpHeaders, url: string, reads: string): string {
  if (reads === 'query') return url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  return String(headers[reads] ?? '');
}

/** Undefined if the page is made for this request alone. */
export function applyCacheRules(
  headers: IncomingHttpHeaders,
  url: string,
  country: string | undefined,
): AppliedRules | undefined {
  const texts = { ...headers, 'x-country-code': country };
  const values: Record<string, string> = {};
  for (const { name, reads, apply } of rules) {
    const value = apply(readText(texts, url, reads));
    if (value === unshared && reads !== 'query') return undefined;
    values[name] = value;
  }
  const first = (names: readonly string[]) =>
    names.map((name) => values[name]).find((value) => value) ?? '';
  const consented = cacheRules.consent.some((name) => values[name] === 'yes');
  const isCampaignStored = values['campaign'] === 'yes' && consented;
  const key = [first(cacheRules.device), ...keyedRules.map((name) => values[name])].join(' ');
  return {
    key,
    currency: first(cacheRules.currency),
    isResponseShared: values['query'] !== unshared && !isCampaignStored,
  };
}
