import { createProgress } from './progress.js';

function aTerminal() {
  let text = '';
  const progress = createProgress({ write: (part: string) => (text += part) });
  return { progress, read: () => text.replaceAll(/\d+(\.\d)? s$/gm, 'N s') };
}

test('a phase is one line: its name at once, its seconds in the end', async () => {
  const { progress, read } = aTerminal();
  let during = '';

  const result = await progress.phase('building', async () => {
    during = read();
    return 'built';
  });

  expect(result).toBe('built');
  expect(during).toBe('building … ');
  expect(read()).toBe('building … N s\n');
});

test('a line said meanwhile stands on its own', async () => {
  const { progress, read } = aTerminal();

  await progress.phase('releasing', async () => progress.line('blog has changed'));

  expect(read()).toBe('releasing … \nblog has changed\nreleasing … N s\n');
});

test('a phase that fails ends its line', async () => {
  const { progress, read } = aTerminal();

  await expect(progress.phase('building', () => Promise.reject(new Error('no')))).rejects.toThrow();

  expect(read()).toBe('building … \n');
});
