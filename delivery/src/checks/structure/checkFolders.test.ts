import { checkFolders } from './checkFolders';

const few = ['a/one.ts', 'a/two.ts'];

test('a folder of at most 25 files passes', () => {
  expect(checkFolders(few)).toEqual({ problems: [], checkedCount: 1 });
});

test('a folder of more than 25 files is reported', () => {
  const files = Array.from({ length: 26 }, (_, index) => `a/b/file${index}.ts`);

  expect(checkFolders([...few, ...files]).problems).toEqual([
    'a/b holds 26 files: group them by subject',
  ]);
});

test('a folder of a single file is reported, unless it holds folders or is exposed', () => {
  const files = [...few, 'b/src/types.d.ts', 'b/src/exposed/remote.ts', 'b/src/lonely/one.ts'];

  expect(checkFolders(files).problems).toEqual([
    'b/src/lonely holds a single file: move it to where it is used',
  ]);
});

test('a folder of migrations or messages may hold any number of files', () => {
  const files = Array.from({ length: 26 }, (_, index) => `a/migrations/${index}.ts`);

  expect(checkFolders([...few, ...files, 'a/locales/en/one.json']).problems).toEqual([]);
});

test('files that are not code do not crowd a folder, but stand beside a single file', () => {
  const pictures = Array.from({ length: 26 }, (_, index) => `a/b/${index}.png`);

  expect(checkFolders([...few, ...pictures, 'a/c/fonts.css', 'a/c/sans.woff2']).problems).toEqual(
    [],
  );
});

test('no folders at all are reported', () => {
  expect(checkFolders([]).problems).toEqual(['no folders were found to check']);
});
