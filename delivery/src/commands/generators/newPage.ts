import { forEachLanguage, insertBefore, toJson, type Generator } from './generation';

const routes = 'shell/src/routes/pageRoutes.ts';

/** Empty messages are refused by `verify` until they are written. */
const emptyPage = {
  head: { title: '', description: '' },
  sections: [
    {
      kind: 'hero',
      tone: 'shoal',
      heading: '',
      lead: '',
      art: { picture: 'bearingsRose', bearing: 38 },
      links: [{ to: '/pricing', label: '', variant: 'signal' }],
    },
    { kind: 'passage', heading: '', paragraphs: [''] },
  ],
};

/** A page of the shell: a row of its URL space and its messages in every language. */
export const newPage: Generator = async (name, readText) => {
  const messages = forEachLanguage((language) => [
    `shell/locales/${language}/pages/${name}.json`,
    toJson(emptyPage),
  ]);
  const row = `  { path: '/${name}' },\n`;
  return {
    files: new Map([
      [routes, insertBefore(await readText(routes), "  { path: '/vpn-for-gaming' },\n", row)],
      ...messages,
    ]),
    next: [
      `Write the empty messages of shell/locales/*/pages/${name}.json. Other kinds of sections are in shell/src/pages/sections.`,
      'Link to the page from the navigation, the footer or another page.',
    ],
  };
};
