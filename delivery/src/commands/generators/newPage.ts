import { forEachLanguage, insertBefore, toJson, type Generator } from './generation';

const routes = 'shell/src/routes/pageRoutes.ts';

const structure = {
  sections: [
    {
      id: 'hero',
      kind: 'hero',
      tone: 'shoal',
      art: { picture: 'bearingsRose', bearing: 38 },
      links: [{ to: '/pricing', variant: 'signal', label: 'common:seePlans' }],
    },
    { id: 'passage', kind: 'passage', paragraphs: ['p1'] },
  ],
};

/** Empty messages are refused by `verify` until they are written. */
const emptyMessages = {
  head: { title: '', description: '' },
  sections: {
    hero: { heading: '', lead: '' },
    passage: { heading: '', paragraphs: { p1: '' } },
  },
};

/** A page of the shell: a row of its URL space, its structure, and its messages in every language. */
export const newPage: Generator = async (name, readText) => {
  const messages = forEachLanguage((language) => [
    `shell/locales/${language}/pages/${name}.json`,
    toJson(emptyMessages),
  ]);
  const row = `  { path: '/${name}' },\n`;
  return {
    files: new Map([
      [routes, insertBefore(await readText(routes), "  { path: '/vpn-for-gaming' },\n", row)],
      [`shell/content/pages/${name}.json`, toJson(structure)],
      ...messages,
    ]),
    next: [
      `Write the empty messages of shell/locales/*/pages/${name}.json. Other kinds of sections are in shell/src/pages/sections.`,
      'Link to the page from the navigation, the footer or another page.',
    ],
  };
};
