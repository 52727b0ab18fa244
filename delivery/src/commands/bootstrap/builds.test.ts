import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/makeTemporaryFolder';
import { ensureAll, ensureDevelopment, ensureServer } from './builds.js';

const builder = 'delivery/src/commands/bootstrap/buildPart.js';

/** Replaces the bundlers: logs each run and writes the expected files. */
const builderScript = `
  import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
  const { part, outDir, remoteDir, shellDir } = JSON.parse(process.argv[2]);
  const source = remoteDir ?? shellDir ?? 'backend';
  appendFileSync('builds.log', source + ' ');
  for (const name of ['client', 'server', 'locales', 'share']) {
    mkdirSync(outDir + '/' + name, { recursive: true });
  }
  cpSync(source + '/src/page.ts', outDir + '/client/page.ts');
  if (part === 'remote') writeFileSync(outDir + '/packages.json', '["node_modules/zod"]');
  if (part === 'shell') {
    writeFileSync(outDir + '/assets.json', '{}');
    writeFileSync(outDir + '/server/render.cjs', '');
    writeFileSync(outDir + '/server/packages.json', '["node_modules/react"]');
  }
  if (part === 'server') {
    mkdirSync(outDir + '/.parts', { recursive: true });
    const packages = '{ "outside": ["fastify"], "inside": ["node_modules/react"] }';
    writeFileSync(outDir + '/.parts/server.packages', packages);
  }
`;

const files = {
  'package.json': '{ "name": "tidegate", "type": "module" }',
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: Object.fromEntries(
      ['fastify', 'react', 'jest'].map((name) => [`node_modules/${name}`, { version: '1.0.0' }]),
    ),
  }),
  LICENSE: 'our own',
  'design-system/src/fonts/OFL.txt': 'of the font',
  'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0", "license": "MIT" }',
  'node_modules/zod/package.json': '{ "name": "zod", "version": "1.0.0", "license": "MIT" }',
  'shared-contracts/src/remotes/findOwner.ts': '',
  'design-system/src/index.ts': '',
  'delivery/build/buildShell.js': '',
  'delivery/migrations/0001_a.sql': '',
  'delivery/package.json': '{}',
  'delivery/packaging/packSite.js': '',
  'backend/package.json': '{}',
  'backend/content/faq.json': '{}',
  'backend/locales/en.json': '{}',
  'backend/migrations/0001_b.sql': '',
  'backend/sandbox/main.ts': 'sandbox',
  'backend/src/page.ts': 'backend',
  'shell/package.json': '{}',
  'shell/content/home.json': '{}',
  'shell/locales/en.json': '{}',
  'shell/src/page.ts': 'shell',
  'remotes/blog/package.json': '{ "version": "1.0.0" }',
  'remotes/blog/src/page.ts': 'blog',
};

async function aCheckout(script = builderScript) {
  const rootDir = await makeTemporaryFolder();
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(rootDir, file)), { recursive: true });
    await writeFile(path.join(rootDir, file), text);
  };
  for (const [file, text] of Object.entries({ ...files, [builder]: script })) {
    await write(file, text);
  }
  const read = (file: string) => readFile(path.join(rootDir, file), 'utf8');
  const phases: string[] = [];
  const progress = {
    line: () => undefined,
    phase: <Result>(name: string, work: () => Promise<Result>) => {
      phases.push(name);
      return work();
    },
  };
  return { write, read, phases, options: { rootDir, progress } };
}

async function listBuilt(read: (file: string) => Promise<string>): Promise<string[]> {
  return (await read('builds.log')).trim().split(' ').sort();
}

test('missing parts are built and fresh parts are left alone', async () => {
  const { read, phases, options } = await aCheckout();

  await ensureAll(options);
  await ensureAll(options);

  expect(phases).toEqual(['building shell, blog, server']);
  expect(await listBuilt(read)).toEqual(['backend', 'remotes/blog', 'shell']);
});

test('a second concurrent build waits for the first', async () => {
  const { read, options } = await aCheckout();

  await Promise.all([ensureAll(options), ensureAll(options)]);

  expect(await listBuilt(read)).toEqual(['backend', 'remotes/blog', 'shell']);
});

test('the built site contains every file that it reads and lists its packages', async () => {
  const { read, options } = await aCheckout();

  const siteDir = await ensureAll(options);

  expect(siteDir).toBe(path.join(options.rootDir, 'dist'));
  expect(await read('dist/shell/build/client/page.ts')).toBe('shell');
  expect(await read('dist/shell/content/home.json')).toBe('{}');
  expect(await read('dist/backend/migrations/0001_b.sql')).toBe('');
  expect(await read('dist/registry/migrations/0001_a.sql')).toBe('');
  expect(await read('dist/remotes/blog/build/client/page.ts')).toBe('blog');
  expect(JSON.parse(await read('dist/remotes/blog/source.json'))).toMatchObject({
    revision: 'unknown',
  });
  expect(JSON.parse(await read('dist/package.json'))).toMatchObject({
    dependencies: { fastify: '1.0.0' },
  });
});

test('the built site contains its licence and the third-party notices of server and browser code', async () => {
  const { read, options } = await aCheckout();

  await ensureAll(options);

  expect(await read('dist/LICENSE')).toBe('our own');
  const notices = await read('dist/third-party-notices.txt');
  expect(notices).toContain('react 1.0.0 (MIT)');
  expect(notices).toContain('zod 1.0.0 (MIT)');
  expect(notices).toContain('of the font');
});

test('a changed source is rebuilt and copied into the built site', async () => {
  const { write, read, options } = await aCheckout();
  await ensureAll(options);
  const before: unknown = JSON.parse(await read('dist/remotes/blog/source.json'));
  await write('remotes/blog/src/page.ts', 'two');

  await ensureAll(options);

  expect(await listBuilt(read)).toEqual(['backend', 'remotes/blog', 'remotes/blog', 'shell']);
  expect(await read('dist/remotes/blog/build/client/page.ts')).toBe('two');
  expect(JSON.parse(await read('dist/remotes/blog/source.json'))).not.toEqual(before);
});

test('a changed backend text is copied into the built site without a build', async () => {
  const { write, read, phases, options } = await aCheckout();
  await ensureAll(options);
  await write('backend/content/faq.json', '[]');

  await ensureAll(options);

  expect(await read('dist/backend/content/faq.json')).toBe('[]');
  expect(phases).toHaveLength(1);
});

test('a release command waits for neither the shell nor a remote', async () => {
  const { read, options } = await aCheckout();

  await ensureServer(options);

  expect(await listBuilt(read)).toEqual(['backend']);
});

test('a development site builds a remote again only for another version', async () => {
  const { write, read, options } = await aCheckout();
  await ensureDevelopment(options);
  const source = await read('dist/remotes/blog/source.json');
  await write('remotes/blog/src/page.ts', 'two');
  await ensureDevelopment(options);
  const built = await listBuilt(read);
  const sourceOfBuild = await read('dist/remotes/blog/source.json');
  await write('remotes/blog/package.json', '{ "version": "1.0.1" }');

  await ensureDevelopment(options);

  expect(built).toEqual(['backend', 'remotes/blog', 'shell']);
  expect(sourceOfBuild).toBe(source);
  expect(await read('dist/remotes/blog/build/client/page.ts')).toBe('two');
  await expect(read('dist/shell/build/assets.json')).rejects.toThrow('ENOENT');
});

test('a failed build reports the output of its tool and does not count as fresh', async () => {
  const { phases, options } = await aCheckout(
    `process.stderr.write('page.ts: no such thing\\n'); process.exitCode = 1;`,
  );

  await expect(ensureServer(options)).rejects.toMatchObject({ output: 'page.ts: no such thing' });
  await expect(ensureServer(options)).rejects.toThrow('building server did not work');

  expect(phases).toHaveLength(2);
});
