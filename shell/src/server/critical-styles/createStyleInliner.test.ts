import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'parse5';
import type { Release } from '@tidegate/contracts/remotes/release';
import type { BrowserRelease } from '../../remotes/browserRelease';
import { integrityOf } from '../releases/registry-client/registryFiles';
import { createStyleInliner } from './createStyleInliner';

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

const hash = (css: string) => integrityOf(Buffer.from(css));
const shellUrl = '/assets/main.css';
const remoteUrl = '/r/blog/1.0.0/client/remote.css';
const toLink = (url: string, css: string) =>
  `<link rel="stylesheet" href="${url}" integrity="${hash(css)}"/>`;

/** A page with a stylesheet of the shell and one of a release; the store has `stored`. */
async function inlineBoth({
  shell,
  remote,
  stored = remote,
}: {
  shell: string;
  remote: string;
  stored?: string;
}) {
  const shellDist = await mkdtemp(path.join(tmpdir(), 'tidegate-shell-'));
  closings.push(() => rm(shellDist, { recursive: true }));
  await mkdir(path.join(shellDist, 'client'));
  await writeFile(path.join(shellDist, 'client/main.css'), shell);
  const error = jest.fn();
  const read = jest.fn((_release: Release, file: string) =>
    file === 'client/remote.css'
      ? Promise.resolve(Buffer.from(stored))
      : Promise.reject(new Error(file)),
  );
  const inlineStyles = createStyleInliner({
    ...{ shellDist, styles: [{ url: shellUrl, integrity: hash(shell) }], logger: { error } },
    releaseStore: { find: () => Promise.resolve({} as Release), read },
  });
  const style = { url: remoteUrl, integrity: hash(remote) };
  const release = { remote: 'blog', version: '1.0.0', styles: [style] } as unknown;
  const links = toLink(shellUrl, shell) + toLink(remoteUrl, remote);
  const html = `<html><head>${links}</head><body><p class="card">text</p></body></html>`;
  const page = await inlineStyles(html, [release as BrowserRelease]);
  return { ...page, links, error };
}

interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}

/** The texts of the style elements, as an HTML parser sees them. */
function readStyles(node: Node): string[] {
  const children = node.childNodes ?? [];
  if (node.nodeName === 'style') return [children.map(({ value = '' }) => value).join('')];
  return children.flatMap(readStyles);
}

test('the rules that a page can use stand where the links stood', async () => {
  const { html } = await inlineBoth({
    shell: '.card{top:0}.gone{top:0}',
    remote: '.card{top:1px}.gone{top:1px}',
  });

  expect(html).toMatch(
    /<head><style data-href="\/assets\/main.css" data-integrity="sha384-[^"]+">\.card\{top:0\}<\/style><style data-href="\/r\/blog[^>]+>\.card\{top:1px\}<\/style><\/head>/,
  );
});

test('a stylesheet that is whole in the page is not loaded again', async () => {
  const { html } = await inlineBoth({ shell: '@font-face{font-family:A}', remote: '.card{top:0}' });

  expect(html).toContain('<head><style>@font-face{font-family:A}</style><style data-href="/r/');
});

test.each([
  ['letters of any script', '.card{content:"潮 ↑ £"}'],
  ['line ends of any system', '.card{content:"a"}\r\n.card{top:0}\r.card{top:1px}\f'],
  ['the end of an element', '.card{content:"</style><script>alert(1)</script>"}'],
  ['the end of an element in a condition', '@supports (a:"</style><script>"){.card{top:0}}'],
  ['a font', '.card{top:0}@font-face{font-family:"A</style>";src:url(/a.woff2)}'],
  ['replacement patterns', '.card{content:"$& $1 $$"}'],
])('the policy allows each style byte by byte, with %s', async (_, css) => {
  const { html, styleHashes } = await inlineBoth({ shell: css, remote: css });

  const styles = readStyles(parse(html));
  const hashes = styles.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(styleHashes).toEqual(hashes);
  expect(hashes.length).toBeGreaterThanOrEqual(2);
  expect(html).not.toContain('</style><script>');
});

test.each([
  ['that is not what was released', { stored: '.card{top:9px}' }],
  ['that imports another', { remote: '@import "/a.css";.card{top:0}' }],
  ['with an address that is relative to it', { remote: '.card{mask:url(a.svg)}' }],
])('a page keeps the link to a stylesheet %s', async (_, sheets) => {
  const { html, styleHashes } = await inlineBoth({ shell: '', remote: '.card{top:0}', ...sheets });

  expect(html).toContain(`<link rel="stylesheet" href="${remoteUrl}"`);
  expect(styleHashes).toHaveLength(1);
});

test('a page keeps the link to a stylesheet that cannot be parsed, and the fault is logged', async () => {
  const { html, error } = await inlineBoth({ shell: '', remote: '.card{' });

  expect(html).toContain(`<link rel="stylesheet" href="${remoteUrl}"`);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ code: 'edge.styleNotRead' }));
});
