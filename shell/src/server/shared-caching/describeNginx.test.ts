import type { IncomingHttpHeaders } from 'node:http';
import { describeNginxRules, describeNginxServer } from './describeNginx';
import { applyCacheRules } from './applyCacheRules';

interface Block {
  source: string;
  cases: (readonly [pattern: string, value: string])[];
}

function readBlocks(): Map<string, Block> {
  const blocks = [...describeNginxRules().matchAll(/^map (\S+) \$(\w+) \{\n([^}]*)\n\}/gm)];
  return new Map(
    blocks.map(([, source = '', name = '', lines = '']) => [
      name,
      {
        source: source.replaceAll('"', ''),
        cases: lines.split('\n').map((line) => {
          const [, pattern = '', value = ''] = /^ {2}("[^"]*"|\S+) (.*);$/.exec(line) ?? [];
          return [pattern.replaceAll('"', ''), value.replaceAll('"', '')] as const;
        }),
      },
    ]),
  );
}

const blocks = readBlocks();

function matches(pattern: string, text: string): boolean {
  if (pattern === 'default') return true;
  const [, ignoresCase, expression] = /^~(\*?)(.*)$/.exec(pattern) ?? [];
  if (expression === undefined) return pattern === text;
  // nginx applies no expression to an empty text.
  if (text === '') return false;
  return new RegExp(expression, ignoresCase === '*' ? 'i' : '').test(text);
}

/** The value of a variable as nginx would find it. */
function evaluate(text: string, inputs: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const block = blocks.get(name);
    if (!block) return inputs[name] ?? '';
    const from = evaluate(block.source, inputs);
    const [, value = ''] = block.cases.find(([pattern]) => matches(pattern, from)) ?? [];
    return evaluate(value, inputs);
  });
}

function toInputs(
  url: string,
  headers: IncomingHttpHeaders,
  country: string,
): Readonly<Record<string, string>> {
  const [, args = ''] = url.split('?');
  const inputs: Record<string, string> = { args, tidegate_country: country };
  for (const [name, value] of Object.entries(headers)) {
    inputs[`http_${name.replaceAll('-', '_')}`] = String(value);
  }
  return inputs;
}

const urls = [
  '/',
  '/?a=1',
  '/?page=2',
  '/?page=2&a=1',
  '/?nl=de',
  '/?utm_source=a',
  '/?remote.a=1',
];
const cookies = [
  ...['', 'a=b', 'LANGUAGE=de', 'LANGUAGE=xx', 'LANGUAGE=de; LANGUAGE=de', 'paypal_token=1'],
  ...['tidegate_consent=yes', 'x=y; CURRENCY=GBP; tidegate_consent=no', 'tidegate_preview=1'],
];
const others: IncomingHttpHeaders[] = [
  ...[{}, { authorization: 'Bearer 1' }, { 'sec-gpc': '1' }, { 'sec-ch-ua-mobile': '?1' }],
  ...[{ 'user-agent': 'Mobile' }, { 'user-agent': 'iPad Mobile' }],
];
const requests = urls.flatMap((url) =>
  cookies.flatMap((cookie) =>
    others.flatMap((other) =>
      ['GB', 'fr', ''].map((country) => ({ url, headers: { cookie, ...other }, country })),
    ),
  ),
);

const key = /proxy_cache_key "(\S+\?\$tidegate_shown_query .*)"/.exec(describeNginxServer())?.[1];

test('nginx and the edge share the same replies', () => {
  const names = new Map<string, string>();
  const differences = requests.filter(({ url, headers, country }) => {
    const applied = applyCacheRules(headers, url, country);
    const inputs = toInputs(url, headers, country);
    const isShared = evaluate('$tidegate_unshared', inputs) === '';
    if (isShared !== Boolean(applied?.isResponseShared && applied.currency)) return true;
    if (!applied || !isShared) return false;
    const query = url.includes('page=') ? url : '';
    const ofEdge = `${query} ${applied.key} ${applied.currency}`;
    const ofNginx = evaluate(key ?? '', inputs);
    const known = names.get(ofNginx) ?? ofEdge;
    names.set(ofNginx, ofEdge);
    return known !== ofEdge;
  });

  expect(requests).toHaveLength(1134);
  expect(differences).toEqual([]);
  expect(names.size).toBe(new Set(names.values()).size);
  expect(names.size).toBe(42);
});

test('nginx sends the edge only the cookies that its key contains', () => {
  const inputs = toInputs('/', { cookie: 'a=b; LANGUAGE=de; CURRENCY=GBP' }, '');

  expect(evaluate('$tidegate_cookie', inputs)).toBe('LANGUAGE=de; CURRENCY=GBP; ');
});
