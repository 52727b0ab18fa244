import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSiteContent } from '../content/readSiteContent';
import { loadEdgeMessages } from '../forms/loadEdgeMessages';
import { contentDir, createDocument } from '../testing/siteDocuments';
import { createDocuments } from './createDocuments';

const localesDir = path.join(process.cwd(), 'shell/locales');

/** Documents of a site whose games have only these names. */
async function createDocumentsWith(names: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'tidegate-locales-'));
  await cp(path.join(localesDir, 'en'), path.join(folder, 'en'), { recursive: true });
  const head = { title: '{{name}} with a VPN', description: 'What changes for {{name}}.' };
  const file = path.join(folder, 'en/pages/vpn-for-gaming/[game].json');
  await writeFile(file, JSON.stringify({ head, names }));
  const site = await readSiteContent(contentDir);
  const { createDocument: documents } = createDocuments(
    folder,
    site,
    await loadEdgeMessages(localesDir),
  );
  return { folder, documents, remove: () => rm(folder, { recursive: true }) };
}

async function readDirectory(sitePath: string) {
  const page = await createDocument('en', sitePath);
  return page?.sections.find((section) => section.kind === 'directory')?.entries;
}

test('a directory of a route lists the names and descriptions of its pages', async () => {
  const about = await createDocument('en', '/vpn-for-gaming/minecraft');

  const entries = await readDirectory('/vpn-for-gaming');

  expect(entries).toHaveLength(5);
  expect(entries).toContainEqual({
    to: '/vpn-for-gaming/minecraft',
    label: 'Minecraft',
    text: about?.head.description,
  });
});

test('a directory leaves out the current page', async () => {
  const paths = (await readDirectory('/vpn-for-gaming/minecraft'))?.map(({ to }) => to);

  expect(paths).toHaveLength(4);
  expect(paths).not.toContain('/vpn-for-gaming/minecraft');
});

test('a head contains the translated name of its entry', async () => {
  const page = await createDocument('de', '/vpn-for-live-sports/football');

  expect(page?.head.title).toMatch(/Fußball/);
});

test('an entry without a name or text is not a page, and directories leave it out', async () => {
  const named = { minecraft: 'Minecraft', 'cloud-gaming': 'Cloud gaming' };
  const { folder, documents, remove } = await createDocumentsWith(named);
  await rm(path.join(folder, 'en/pages/vpn-for-gaming/cloud-gaming.json'));

  const nameless = await documents('en', '/vpn-for-gaming/shooters');
  const wordless = await documents('en', '/vpn-for-gaming/cloud-gaming');
  const directory = (await documents('en', '/vpn-for-gaming'))?.sections.find(
    (section) => section.kind === 'directory',
  );
  await remove();

  expect([nameless, wordless]).toEqual([undefined, undefined]);
  expect(directory?.entries.map(({ label }) => label)).toEqual(['Minecraft']);
});
