import { contractRange } from '@tidegate/contracts/contractVersion';
import { integrityOf } from '../integrity';
import { parseRelease } from '../releaseDocument';
import { aBuiltRemote } from '../testing/aBuiltRemote';
import { describeRelease } from './describeRelease';

type Source = Parameters<typeof describeRelease>[1];

const tools: Source = { name: 'tools', version: '1.0.0' };

async function describe(overrides: Parameters<typeof aBuiltRemote>[0], source: Source = tools) {
  const { builtDir } = await aBuiltRemote(overrides);
  return describeRelease(builtDir, source, 'revision');
}

const includingCode = (code: string): unknown =>
  expect.arrayContaining([expect.objectContaining({ code })]);

function serverWith(module: string): string {
  return `module.exports = { default: { name: 'tools', routes: [], slots: [], ${module} } };`;
}

function facts(path: string, title = 'head.title'): string {
  const head = `{ title: '${title}', description: 'head.description' }`;
  return `path: '${path}', head: ${head}, isSwapSafe: true, access: 'public'`;
}

function routeAt(path: string, title?: string, more = ''): string {
  return `{ ${facts(path, title)}, ${more} Component() {} }`;
}

/** How webpack requires a library in a bundle that is not a single module. */
const aModuleFor = (library: string) => `
  const __webpack_modules__ = {
    155
    (module) {

    module.exports = require("${library}");

    },
  };
  const __webpack_require__ = () => ({});`;

test('a valid build gets a complete release document', async () => {
  const { document, files, release } = await describe({});

  expect(release).toMatchObject({
    name: 'tools',
    version: '1.0.0',
    contract: contractRange,
    sourceRevision: 'revision',
    routes: [{ path: '/what-is-my-ip', access: 'public', isSwapSafe: true }],
    slots: [],
    sliceVersion: null,
    client: {
      container: 'tools_1_0_0',
      entry: 'client/remoteEntry.js',
      chunk: 'client/remote.0a1b2c3d.js',
      styles: ['client/remote.0a1b2c3d.css'],
    },
    server: 'server/remote.cjs',
    locales: { ar: 'locales/ar.json', en: 'locales/en.json' },
  });
  expect(parseRelease(document)).toEqual(release);
  for (const [path, bytes] of files) {
    expect(release.files[path]).toEqual({
      sizeBytes: bytes.length,
      integrity: integrityOf(bytes),
    });
  }
});

test('the same build always gets the same release document', async () => {
  const first = await describe({});
  const second = await describe({});

  expect(second.document.equals(first.document)).toBe(true);
});

test('what a page states of itself comes from the module, without its code', async () => {
  const more =
    "layout: 'single', canonical: '/features', isIndexed: false, hasAlternates: false, load() {},";
  const { release } = await describe({
    server: serverWith(`routes: [${routeAt('/what-is-my-ip', 'head.title', more)}]`),
  });

  expect(release.routes).toEqual([
    {
      ...{ path: '/what-is-my-ip', access: 'public', isSwapSafe: true, layout: 'single' },
      ...{ canonical: '/features', isIndexed: false, hasAlternates: false },
      head: { title: 'head.title', description: 'head.description' },
    },
  ]);
});

const lazyRoute = (pages: string) => `
  routes: [{ ${facts('/what-is-my-ip')}, isLazy: true }],
  lazyPages: async () => ({ ${pages} })`;

test('a build may have a lazy chunk for the pages that state it', async () => {
  const { release } = await describe({
    server: serverWith(lazyRoute(`'/what-is-my-ip': { Component() {} }`)),
    files: { 'client/lazy.0a1b2c3d.js': 'push()' },
  });

  expect(release.client).toMatchObject({
    chunk: 'client/remote.0a1b2c3d.js',
    lazyChunk: 'client/lazy.0a1b2c3d.js',
  });
  expect(release.routes).toMatchObject([{ path: '/what-is-my-ip', isLazy: true }]);
});

test('a bundle with lazy pages may use what the shell shares', async () => {
  const server = `${aModuleFor('react')} var react = __webpack_require__(155);
    const Page = () => (0,react.useState)(0); ${serverWith('')}`;

  expect((await describe({ server })).release.name).toBe('tools');
});

test('slots and the slice version come from the module', async () => {
  const slots = "[{ name: 'promotionBanner', isSwapSafe: true, Component() {} }]";
  const { release } = await describe(
    {
      server: serverWith(`name: 'campaigns', slots: ${slots}, slice: { version: 3, reducer() {} }`),
      files: {
        'client/remoteEntry.js': 'var campaigns_1_0_0;',
        'client/remote.0a1b2c3d.css': '',
      },
    },
    { name: 'campaigns', version: '1.0.0' },
  );

  expect(release.slots).toEqual([{ name: 'promotionBanner', isSwapSafe: true }]);
  expect(release.sliceVersion).toBe(3);
});

test('all problems of a build are reported together', async () => {
  const refused = describe({
    files: { 'locales/de.json': null, 'client/remoteEntry.js': 'var tools_0_9_0;' },
  });

  await expect(refused).rejects.toMatchObject({
    code: 'delivery.refusedBuild',
    details: {
      problems: [
        { code: 'delivery.wrongContainer' },
        { code: 'delivery.missingLanguage', message: 'There is no locales/de.json.' },
      ],
    },
  });
});

test.each([
  ['another name', serverWith(`name: 'blog'`), 'delivery.wrongName'],
  ['a foreign path', serverWith(`routes: [${routeAt('/pricing')}]`), 'delivery.pathOutsideMounts'],
  [
    'a climbing path',
    serverWith(`routes: [${routeAt('/what-is-my-ip/../x')}]`),
    'delivery.pathOutsideMounts',
  ],
  [
    'a title without a message',
    serverWith(`routes: [${routeAt('/what-is-my-ip', 'no')}]`),
    'delivery.unknownHeadKey',
  ],
  [
    'a canonical page of another remote',
    serverWith(`routes: [${routeAt('/what-is-my-ip', 'head.title', "canonical: '/pricing',")}]`),
    'delivery.invalidCanonical',
  ],
  [
    'a canonical page that it does not have',
    serverWith(
      `routes: [${routeAt('/what-is-my-ip', 'head.title', "canonical: '/webrtc-leak-test',")}]`,
    ),
    'delivery.invalidCanonical',
  ],
  [
    'an unknown layout',
    serverWith(`routes: [${routeAt('/what-is-my-ip', 'head.title', "layout: 'wide',")}]`),
    'delivery.invalidModule',
  ],
  [
    'a slot of another remote',
    serverWith(`slots: [{ name: 'promotionBanner', isSwapSafe: true, Component() {} }]`),
    'delivery.foreignSlot',
  ],
  [
    'an unknown slot',
    serverWith(`slots: [{ name: 'x', isSwapSafe: true, Component() {} }]`),
    'delivery.invalidModule',
  ],
  [
    'a page without a component',
    serverWith(`routes: [{ path: '/what-is-my-ip' }]`),
    'delivery.invalidModule',
  ],
  [
    'a lazy page without a component',
    serverWith(lazyRoute(`'/other': { Component() {} }`)),
    'delivery.invalidModule',
  ],
  [
    'lazy pages that cannot be imported',
    serverWith(`lazyPages: async () => { throw new Error('no window'); }`),
    'delivery.bundleFailed',
  ],
  ['no module at all', 'module.exports = 7;', 'delivery.invalidModule'],
  ['an exception', `throw new Error('no window');`, 'delivery.bundleFailed'],
  ['an exit', 'process.exit(0);', 'delivery.bundleFailed'],
  [
    'a name that is not shared',
    `require("react").useDebugValue;${serverWith('')}`,
    'remotes.unsharedName',
  ],
  ['a library that is not shared', `require("node:fs");${serverWith('')}`, 'remotes.unsharedName'],
  [
    'a name that is not shared, inside a component',
    `const react = require("react"); const Page = () => (0,react.useDebugValue)(); ${serverWith('')}`,
    'remotes.unsharedName',
  ],
  [
    'a name that is not shared, in a bundle with lazy pages',
    `${aModuleFor('react')} var react = __webpack_require__(155);
    const Page = () => (0,react.useDebugValue)(); ${serverWith('')}`,
    'remotes.unsharedName',
  ],
  [
    'a library as a whole, in a bundle with lazy pages',
    `${aModuleFor('react')} var react = __webpack_require__(155);
    const load = () => Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 155));
    ${serverWith('')}`,
    'remotes.unsharedName',
  ],
])('a build is refused if its module has %s', async (_fault, server, code) => {
  await expect(describe({ server })).rejects.toMatchObject({
    code: 'delivery.refusedBuild',
    details: { problems: includingCode(code) },
  });
});

test.each([
  ['no entry', { 'client/remoteEntry.js': null }, 'delivery.missingFile'],
  ['no chunk', { 'client/remote.0a1b2c3d.js': null }, 'delivery.missingFile'],
  ['no server bundle', { 'server/remote.cjs': null }, 'delivery.missingFile'],
  ['a chunk of another name', { 'client/other.js': 'push()' }, 'delivery.severalScripts'],
  [
    'two lazy chunks',
    { 'client/lazy.0a.js': 'push()', 'client/lazy.0b.js': 'push()' },
    'delivery.severalScripts',
  ],
  ['a second server bundle', { 'server/lazy.cjs': 'push()' }, 'delivery.severalScripts'],
  ['an odd file name', { 'client/ä b.svg': '<svg/>' }, 'delivery.oddFile'],
  [
    'styles for everybody',
    { 'client/a.css': '@layer remote{p{color:red}}' },
    'delivery.globalStyle',
  ],
  ['messages that are a list', { 'locales/fr.json': '["x"]' }, 'delivery.invalidWords'],
  ['messages that are not JSON', { 'locales/fr.json': '{' }, 'delivery.invalidWords'],
  [
    'messages that lack a key',
    { 'locales/fr.json': '{"head":{"title":"x"}}' },
    'delivery.differentKeys',
  ],
])('a build is refused if it has %s', async (_fault, files, code) => {
  await expect(describe({ files })).rejects.toMatchObject({
    code: 'delivery.refusedBuild',
    details: { problems: includingCode(code) },
  });
});
