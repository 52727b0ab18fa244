import { cacheAddresses, encodingRule, storedReplies } from './cacheAddresses';
import { cacheRules, cookieRules } from './cacheRules';
import type { CacheRule } from './compileCacheRule';
import { unshared } from './describeCookie';
import { keyedRules } from './keyedRules';

const named = (name: string) => `req.http.X-Tidegate-${name.replaceAll('_', '-')}`;
const toHeader = (reads: string) => (reads === 'query' ? named('args') : `req.http.${reads}`);

function set(name: string, value: string): string {
  return `set ${name} = ${value};`;
}

/** Each step in one line. */
function when(cases: readonly (readonly [condition: string, step: string])[]): string[] {
  return cases.map(
    ([condition, step], index) => `${index > 0 ? 'else ' : ''}if (${condition}) { ${step} }`,
  );
}

function setRule({ name, reads, cases, otherwise }: CacheRule): string[] {
  return [
    set(named(name), `"${otherwise}"`),
    ...when(
      cases.map(({ pattern, ignoresCase, value }) => [
        `${toHeader(reads)} ~ "${ignoresCase ? '(?i)' : ''}${pattern}"`,
        set(named(name), `"${value}"`),
      ]),
    ),
  ];
}

function setFirst(name: string, [first = '', second = '']: readonly string[]): string[] {
  return [
    set(named(name), named(first)),
    ...when([[`${named(name)} == ""`, set(named(name), named(second))]]),
  ];
}

const keepFirst = (header: string) =>
  `if (req.http.${header}) { ${set(`req.http.${header}`, `req.http.${header}`)} }`;

const pass = 'return (pass);';

function sub(name: string, lines: readonly string[]): string {
  return [`sub ${name} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function describeReceive(): string[] {
  const { rules, device, currency, consent } = cacheRules;
  const { events, calls, files } = cacheAddresses;
  const path = named('path');
  return [
    'unset req.http.X-Forwarded-Host;',
    // A stale page is sent only after the edge has failed, on the restart.
    'if (req.restarts == 0) { set req.grace = 0s; } else { set req.grace = 1h; }',
    // One value of each, which `Connection` cannot remove on the way to the edge.
    ...['Host', 'X-Forwarded-Proto', 'X-Country-Code', 'Sec-GPC'].map(keepFirst),
    'std.collect(req.http.Cookie, "; ");',
    set(path, String.raw`regsub(req.url, "\?.*$", "")`),
    set(named('args'), String.raw`regsub(req.url, "^[^?]*\??", "")`),
    ...when([[`${path} ~ "${events}"`, 'return (pipe);']]),
    ...when([[`req.method != "GET" && req.method != "HEAD" || ${path} ~ "${calls}"`, pass]]),
    ...setRule(encodingRule),
    ...when([
      [`${named('encoding')} == ""`, 'unset req.http.Accept-Encoding;'],
      ['true', set('req.http.Accept-Encoding', named('encoding'))],
    ]),
    ...when([[`${path} ~ "${files}"`, `${set(named('key'), 'req.url')} return (hash);`]]),
    ...rules.flatMap(setRule),
    ...setFirst('device', device),
    ...setFirst('currency', currency),
    ...when([
      ...rules.map(({ name }) => [`${named(name)} == "${unshared}"`, pass] as const),
      ...consent.map(
        (name) => [`${named('campaign')} == "yes" && ${named(name)} == "yes"`, pass] as const,
      ),
      [`${named('currency')} == ""`, pass],
    ]),
    set('req.http.Cookie', '""'),
    ...cookieRules.flatMap(({ cookie, rule }) =>
      when([
        [
          `${named(rule.name)} != ""`,
          set('req.http.Cookie', `req.http.Cookie + "${cookie}=" + ${named(rule.name)} + "; "`),
        ],
      ]),
    ),
    set('req.http.Sec-CH-UA-Mobile', '"?0"'),
    ...when([[`${named('device')} == "phone"`, set('req.http.Sec-CH-UA-Mobile', '"?1"')]]),
    ...when([[`${named('query')} == "none"`, set(named('args'), '""')]]),
    set(
      named('key'),
      [
        `req.http.X-Forwarded-Proto + "://" + req.http.Host + ${path} + "?" + ${named('args')}`,
        ...['device', 'currency', ...keyedRules].map(named),
      ].join(' + " " + '),
    ),
    'return (hash);',
  ];
}

const names = [
  ...['path', 'args', 'encoding', 'key', 'device', 'currency'],
  ...cacheRules.rules.map(({ name }) => name),
];

const reply = [
  `if (beresp.http.Cache-Control !~ "${storedReplies.pages}|${storedReplies.files}" || beresp.http.Set-Cookie) {`,
  '  set beresp.uncacheable = true;',
  '  set beresp.ttl = 120s;',
  '  return (deliver);',
  '}',
  // The key contains what it names.
  'set beresp.http.X-Tidegate-Vary = beresp.http.Vary;',
  'unset beresp.http.Vary;',
  'set beresp.grace = 1h;',
  'return (deliver);',
];

const delivery = [
  'if (resp.http.X-Tidegate-Failed && req.restarts == 0) { return (restart); }',
  'if (resp.http.X-Tidegate-Vary) { set resp.http.Vary = resp.http.X-Tidegate-Vary; }',
  'unset resp.http.X-Tidegate-Vary;',
  'unset resp.http.X-Tidegate-Failed;',
  'if (resp.http.Server-Timing ~ "^now;") {',
  String.raw`  set resp.http.Server-Timing = "now;dur=" + regsub(std.time2real(now, 0.0), "\.", "");`,
  '}',
  'return (deliver);',
];

/** To include after the backend. */
export function describeVarnish(): string {
  const hash = [
    `hash_data(${named('key')});`,
    `hash_data(${named('encoding')});`,
    'return (lookup);',
  ];
  const fetch = names.map((name) => `unset ${named(name).replace('req', 'bereq')};`);
  return `${[
    '# Made by the site of this version. Fetch it again after each update.',
    'import std;',
    sub('vcl_recv', describeReceive()),
    sub('vcl_hash', hash),
    sub('vcl_backend_fetch', [...fetch, 'return (fetch);']),
    sub('vcl_backend_response', reply),
    sub('vcl_backend_error', ['set beresp.http.X-Tidegate-Failed = "yes";']),
    sub('vcl_deliver', delivery),
  ].join('\n\n')}\n`;
}
