import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../../testing/temporaryFolder';
import { ensureShell } from './builds';

const builder = 'delivery/src/commands/bare/buildPart.js';
const page = 'shell/src/page.ts';

/** Stands in for the bundler: counts its runs and copies the page. */
const builderScript = `
  import { appendFileSync, cpSync, mkdirSync } from 'node:fs';
  const { outDir } = JSON.parse(process.argv[2]);
  mkdirSync(outDir, { recursive: true });
  appendFileSync('builds.log', 'built ');
  cpSync('${page}', outDir + '/page.ts');
`;

async function aCheckout(script = builderScript) {
  const rootDir = await makeTemporaryFolder();
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(rootDir, file)), { recursive: true });
    await writeFile(path.join(rootDir, file), text);
  };
  await write('package.json', '{ "type": "module" }');
  await write('package-lock.json', '{}');
  await write('shared-contracts/src/mounts.ts', '');
  await write('design-system/src/index.ts', '');
  await write('delivery/build/buildShell.js', '');
  await write(builder, script);
  await write(page, 'one');
  const phases: string[] = [];
  const progress = {
    line: () => undefined,
    phase: <Result>(name: string, work: () => Promise<Result>) => {
      phases.push(name);
      return work();
    },
  };
  return { rootDir, write, phases, ensure: () => ensureShell({ rootDir, progress }) };
}

test('what is not there is built, what is fresh is left alone', async () => {
  const { rootDir, phases, ensure } = await aCheckout();

  await ensure();
  await ensure();

  expect(phases).toEqual(['building the shell']);
  expect(await readFile(path.join(rootDir, 'builds.log'), 'utf8')).toBe('built ');
});

test('a changed source is built anew', async () => {
  const { rootDir, write, ensure } = await aCheckout();
  await ensure();
  await write(page, 'two');

  await ensure();

  expect(await readFile(path.join(rootDir, 'shell/dist/page.ts'), 'utf8')).toBe('two');
});

test('a build that fails is explained by its own words and is not taken for fresh', async () => {
  const { phases, ensure } = await aCheckout(
    `process.stderr.write('page.ts: no such thing\\n'); process.exitCode = 1;`,
  );

  await expect(ensure()).rejects.toMatchObject({ said: 'page.ts: no such thing' });
  await expect(ensure()).rejects.toThrow('building the shell did not work');

  expect(phases).toHaveLength(2);
});
