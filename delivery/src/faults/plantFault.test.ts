import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder } from '../../testing/makeTemporaryFolder';
import { plantFault, replaceOnce } from './plantFault';
import type { FaultChange, PlantedFault } from './plantedFault';

function aFault(...changes: FaultChange[]): PlantedFault {
  return {
    name: 'a-fault',
    title: 'A fault',
    changes,
    caughtBy: ['messages'],
    caughtAtReference: true,
  };
}

const aChange = { file: 'a.ts', from: 'name.trim()', to: 'name' };

test.each([
  ['not there', 'send(name)', '0 times'],
  ['there twice', 'name.trim() === name.trim()', '2 times'],
])('planting a fault is refused if the text to change is %s', (_, text, output) => {
  expect(() => replaceOnce(text, aChange)).toThrow(output);
});

test('a fault can change several lines as one text', () => {
  const change = { file: 'a.ts', from: ['lock();', 'work();'], to: 'work();' };

  expect(replaceOnce('lock();\nwork();\nend();', change)).toBe('work();\nend();');
});

test('characters with a meaning in a pattern are planted literally', () => {
  expect(replaceOnce('a(b)', { file: 'a.ts', from: '(b)', to: "$&$'" })).toBe("a$&$'");
});

test('a fault with two changes in one file is planted and reverted', async () => {
  const treeDir = await makeTemporaryFolder();
  const file = path.join(treeDir, 'a.ts');
  await writeFile(file, 'send(name.trim(), page);');

  const remove = await plantFault(
    treeDir,
    aFault(aChange, { file: 'a.ts', from: ', page', to: '' }),
  );

  expect(await readFile(file, 'utf8')).toBe('send(name);');
  await remove();
  expect(await readFile(file, 'utf8')).toBe('send(name.trim(), page);');
});

test('a fault that does not apply changes no file', async () => {
  const treeDir = await makeTemporaryFolder();
  const file = path.join(treeDir, 'a.ts');
  await writeFile(file, 'send(name.trim());');

  const planting = plantFault(treeDir, aFault(aChange, { file: 'a.ts', from: 'gone', to: '' }));

  await expect(planting).rejects.toThrow('0 times');
  expect(await readFile(file, 'utf8')).toBe('send(name.trim());');
});
