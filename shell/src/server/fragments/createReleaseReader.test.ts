import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '../releases/registry-client/registryFiles';
import { aServerRelease } from '../testing/aServerRelease';
import { createReleaseReader } from './createReleaseReader';

function aReleaseWith(text: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'words-')), 'en.json');
  writeFileSync(file, text);
  return aServerRelease({}, { messages: { file, integrity: integrityOf(Buffer.from(text)) } });
}

test('the messages of a release are read and parsed once', async () => {
  const release = aReleaseWith('{"title":"Title"}');
  const reader = createReleaseReader();

  const [first, second] = await Promise.all([
    reader.readMessages(release),
    reader.readMessages(release),
  ]);

  expect(first).toMatchObject({ json: '{"title":"Title"}', whole: { title: 'Title' } });
  expect(second).toBe(first);
});

test('the messages of a slot are selected once', async () => {
  const messages = await createReleaseReader().readMessages(
    aReleaseWith('{"title":"Title","banner":{"text":"Text"},"more":"More"}'),
  );

  expect(messages.pick(['banner.text'])).toEqual({ banner: { text: 'Text' } });
  expect(messages.pick(['banner.text'])).toBe(messages.pick(['banner.text']));
  expect(messages.pick(['banner.text', 'more'])).toEqual({
    banner: { text: 'Text' },
    more: 'More',
  });
});

test.each(['', '{', '42', 'null', '["Title"]'])('%j is not a valid message file', async (text) => {
  await expect(createReleaseReader().readMessages(aReleaseWith(text))).rejects.toMatchObject({
    code: 'remotes.invalidModule',
  });
});

test('changed and missing message files are reported as different faults', async () => {
  const { messages, ...release } = aReleaseWith('{}');
  const reader = createReleaseReader();

  await expect(
    reader.readMessages({ ...release, messages: { ...messages, integrity: 'sha384-other' } }),
  ).rejects.toMatchObject({ code: 'remotes.wrongHash' });
  await expect(
    reader.readMessages({ ...release, messages: { ...messages, file: `${messages.file}.lost` } }),
  ).rejects.toMatchObject({ code: 'remotes.notFound' });
});
