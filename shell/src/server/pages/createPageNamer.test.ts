import { createDocument } from '../testing/siteDocuments';

async function readDirectory(sitePath: string) {
  const page = await createDocument('en', sitePath);
  return page?.sections.find((section) => section.kind === 'directory')?.entries;
}

test('a directory of a route lists its pages by name and by what their heads say', async () => {
  const about = await createDocument('en', '/vpn-for-gaming/minecraft');

  const entries = await readDirectory('/vpn-for-gaming');

  expect(entries).toHaveLength(5);
  expect(entries).toContainEqual({
    to: '/vpn-for-gaming/minecraft',
    label: 'Minecraft',
    text: about?.head.description,
  });
});

test('a directory leaves out the page that it stands on', async () => {
  const paths = (await readDirectory('/vpn-for-gaming/minecraft'))?.map(({ to }) => to);

  expect(paths).toHaveLength(4);
  expect(paths).not.toContain('/vpn-for-gaming/minecraft');
});

test('a head calls its entry as the language does', async () => {
  const page = await createDocument('de', '/vpn-for-live-sports/football');

  expect(page?.head.title).toMatch(/^Fußball /);
});

test('a directory that is not translated keeps its English names', async () => {
  const page = await createDocument('de', '/vpn-for-live-sports');

  const directory = page?.sections.find((section) => section.kind === 'directory');

  expect(page?.language).toBe('en');
  expect(directory?.entries[0]?.label).toBe('Football');
});
