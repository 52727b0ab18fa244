import { PassThrough } from 'node:stream';
import { onLines } from './onLines';

async function readLines(chunks: readonly (string | Buffer)[], mostCharacters = 10) {
  const stream = new PassThrough();
  const lines: string[] = [];
  const failed = new Promise<Error | undefined>((resolve) => {
    stream.on('error', resolve).on('end', () => {
      resolve(undefined);
    });
  });
  onLines(stream, mostCharacters, (line) => lines.push(line));
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  return { failure: await failed, lines };
}

const euro = Buffer.from('€\n');

test.each<[string, (string | Buffer)[], string[]]>([
  ['one line in one piece', ['one\n'], ['one']],
  ['lines in one piece', ['one\ntwo\n'], ['one', 'two']],
  ['a line in pieces', ['o', 'n', 'e\n'], ['one']],
  ['an end that comes by itself', ['one', '\n'], ['one']],
  ['a piece with an end and a start', ['on', 'e\ntw', 'o\n'], ['one', 'two']],
  ['empty lines', ['\n\n'], ['', '']],
  ['a line that is not ended', ['one\ntwo'], ['one']],
  ['a character in pieces', [euro.subarray(0, 1), euro.subarray(1)], ['€']],
  ['lines of the longest length', ['0123456789\n0123456789\n'], ['0123456789', '0123456789']],
  ['nothing', [], []],
])('%s', async (_, chunks, expected) => {
  expect(await readLines(chunks)).toEqual({ failure: undefined, lines: expected });
});

test.each([
  ['in one piece', ['one\n', '0123456789x\ntwo\n']],
  ['in pieces', ['one\n', '012345', '6789x']],
])('a longer line %s ends the stream', async (_, chunks) => {
  const { failure, lines } = await readLines(chunks);

  expect(failure?.message).toBe('a line of more than 10 characters');
  expect(lines).toEqual(['one']);
});
