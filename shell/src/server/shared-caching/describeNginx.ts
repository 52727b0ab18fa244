import { cacheAddresses, encodingRule, storedReplies } from './cacheAddresses';
import { cacheRules, cookieRules } from './cacheRules';
import type { CacheRule, CacheRuleCase } from './compileCacheRule';
import { unshared } from './describeCookie';
import { keyedRules } from './keyedRules';

const heading = '# Made by the site of this version. Fetch it again after each update.';

function toVariable(reads: string): string {
  if (reads === 'query') return '$args';
  if (reads === 'x-country-code') return '$tidegate_country';
  return `$http_${reads.replaceAll('-', '_')}`;
}

const named = (name: string) => `$tidegate_${name}`;
const quote = (text: string) => `"${text}"`;

function map(source: string, name: string, lines: readonly string[]): string {
  return [`map ${source} ${named(name)} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n');
}

/** nginx applies no expression to an empty text. */
function toCondition({ pattern, ignoresCase }: CacheRuleCase): string {
  return pattern === '^$' ? '""' : quote(`~${ignoresCase ? '*' : ''}${pattern}`);
}

function mapRule({ name, reads, cases, otherwise }: CacheRule): string {
  const lines = cases.map((one) => `${toCondition(one)} ${quote(one.value)}`);
  return map(toVariable(reads), name, [...lines, `default ${quote(otherwise)}`]);
}

function mapFirst(name: string, [first = '', second = '']: readonly string[]): string {
  return map(named(first), name, [`"" ${named(second)}`, `default ${named(first)}`]);
}

const joined = (names: readonly string[]) => quote(names.map(named).join('/'));

function describeMaps(): string[] {
  const { rules, device, currency, consent } = cacheRules;
  const anyOf = (name: string, names: readonly string[], pattern: string) =>
    map(joined(names), name, [`"~${pattern}" 1`, 'default ""']);
  return [
    ...[...rules, encodingRule].map(mapRule),
    mapFirst('device', device),
    mapFirst('currency', currency),
    anyOf(
      'passed',
      rules.map(({ name }) => name),
      `(?:^|/)${unshared}(?:/|$)`,
    ),
    anyOf('campaign_kept', ['campaign', ...consent], '^yes/.*yes'),
    map(named('currency'), 'country_unknown', ['"" 1', 'default ""']),
    anyOf('unshared', ['passed', 'campaign_kept', 'country_unknown'], '1'),
    map(named('query'), 'shown_query', ['whole $args', 'default ""']),
    map('$request_uri', 'path', ['"~^(?<tidegate_raw_path>[^?]*)" $tidegate_raw_path']),
    map('$http_x_forwarded_proto', 'scheme', ['https https', 'default $scheme']),
    map(named('device'), 'mobile', ['phone "?1"', 'default "?0"']),
    ...cookieRules.map(({ cookie, rule }) =>
      map(named(rule.name), `sent_${rule.name}`, [
        '"" ""',
        `default ${quote(`${cookie}=${named(rule.name)}; `)}`,
      ]),
    ),
    map(named('unshared'), 'cookie', [
      '1 $http_cookie',
      `default ${quote(cookieRules.map(({ rule }) => named(`sent_${rule.name}`)).join(''))}`,
    ]),
    map('$upstream_http_cache_control', 'unstored_page', [
      `"~${storedReplies.pages}" ""`,
      'default 1',
    ]),
    map('$upstream_http_cache_control', 'unstored_file', [
      `"~${storedReplies.files}" ""`,
      'default 1',
    ]),
    map('$msec', 'now', [
      '"~^(?<tidegate_s>\\d+)\\.(?<tidegate_ms>\\d+)$" "$tidegate_s$tidegate_ms"',
    ]),
    map('$upstream_http_server_timing', 'timing', [
      '"~^now;" "now;dur=$tidegate_now"',
      'default ""',
    ]),
  ];
}

/** To include in `http`. */
export function describeNginxRules(): string {
  return `${[heading, ...describeMaps()].join('\n\n')}\n`;
}

const sent = [
  'proxy_http_version 1.1',
  'proxy_set_header Connection ""',
  'proxy_set_header Host $http_host',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
  'proxy_set_header X-Forwarded-Proto $tidegate_scheme',
  'proxy_set_header X-Forwarded-Host ""',
  'proxy_set_header X-Country-Code $tidegate_country',
];

const cached = [
  ...sent,
  'proxy_set_header Accept-Encoding $tidegate_encoding',
  'proxy_cache tidegate',
  // The key contains what it names.
  'proxy_ignore_headers Vary',
  'proxy_cache_revalidate on',
  'proxy_cache_use_stale error timeout',
];

function location(match: string, lines: readonly string[]): string {
  const inside = [...lines, 'proxy_pass http://tidegate'].map((line) => `  ${line};`);
  return [`location ${match} {`, ...inside, '}'].join('\n');
}

/** To include in `server`. */
export function describeNginxServer(): string {
  const { events, calls, files } = cacheAddresses;
  const pageKey = [
    '$tidegate_scheme://$http_host$tidegate_path?$tidegate_shown_query',
    ...['encoding', 'device', 'currency', ...keyedRules].map(named),
  ].join(' ');
  return `${[
    heading,
    [
      'client_max_body_size 0;',
      'large_client_header_buffers 4 16k;',
      'proxy_buffer_size 16k;',
      'proxy_buffers 8 16k;',
    ].join('\n'),
    location(`~ ${quote(events)}`, [...sent, 'proxy_buffering off', 'proxy_read_timeout 1h']),
    location(`~ ${quote(calls)}`, sent),
    location(`~ ${quote(files)}`, [
      ...cached,
      'proxy_cache_key "$request_uri $tidegate_encoding"',
      'proxy_no_cache $tidegate_unstored_file',
    ]),
    location('/', [
      ...cached,
      'proxy_set_header Cookie $tidegate_cookie',
      'proxy_set_header Sec-CH-UA-Mobile $tidegate_mobile',
      'proxy_set_header Sec-GPC $tidegate_privacy_control',
      `proxy_cache_key ${quote(pageKey)}`,
      'proxy_cache_bypass $tidegate_unshared',
      'proxy_no_cache $tidegate_unshared $tidegate_unstored_page',
      'proxy_hide_header Server-Timing',
      'add_header Server-Timing $tidegate_timing',
    ]),
  ].join('\n\n')}\n`;
}
