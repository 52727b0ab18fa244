import { inBrowser, onServer } from './faults';
import { withTexts } from './releaseFiles';
import type { Change } from './variantOf';

/** Throws if the text occurs in no file, because the test would then change nothing. */
function replaceText(isMeant: (file: string) => boolean, from: string, to: string): Change {
  return (release) => {
    const isThere = [...release.texts].some(([file, text]) => isMeant(file) && text.includes(from));
    if (!isThere) throw new Error(`${release.document.name} has no text '${from}'`);
    return withTexts(release, (text, file) => (isMeant(file) ? text.replaceAll(from, to) : text));
  };
}

export function reword(from: string, to: string, language = 'en'): Change {
  return replaceText((file) => file === `locales/${language}.json`, from, to);
}

/** Extends Black Friday, so that tests do not depend on the date. */
export const alwaysLive: Change = (release) =>
  [
    ['2026-11-20', '2020-01-01'],
    ['2026-12-01', '2199-01-01'],
  ].reduce(
    (current, [from = '', to = '']) =>
      replaceText((file) => /\.c?js$/.test(file), from, to)(current),
    release,
  );

/** Shows the name in the campaign's banner and on its page. */
export function edition(name: string): Change {
  return reword('Black Friday {{year}}', `Black Friday, ${name}`);
}

export function withContract(contract: string): Change {
  return ({ document, texts }) => ({ document: { ...document, contract }, texts });
}

/** Changes the state version in the document and in both modules. */
export function withSliceVersion(version: number): Change {
  return (release) => {
    const statement = `remote.slice.version = ${version};`;
    const { texts } = inBrowser(statement)(onServer(statement)(release));
    const document = { ...release.document, sliceVersion: version };
    return withTexts({ document, texts }, (text) => text);
  };
}

/** Adds a page that shows the remote's first page under the path of another, with its own facts. */
export function withPage(path: string, facts: Readonly<Record<string, unknown>>): Change {
  return (release) => {
    const [first] = release.document.routes;
    const own = JSON.stringify({ path, ...facts });
    const statement = `remote.routes.push({ ...remote.routes[0], ...${own} });`;
    const { texts } = inBrowser(statement)(onServer(statement)(release));
    const routes = [...release.document.routes, { ...first, path, ...facts }];
    return withTexts({ document: { ...release.document, routes }, texts }, (text) => text);
  };
}

/** Turns a release into one for contract 1.4.0, whose pages left most facts to the shell. */
export const forEarlierContract: Change = (release) => {
  const names = [
    ...['layout', 'slots', 'canonical', 'guestParameter', 'isIndexed', 'hasAlternates', 'hasFeeds'],
    'prefetch',
  ];
  const statement = `
    for (const page of remote.routes) {
      if (page.guestParameter) page.access = 'public';
      for (const name of ${JSON.stringify(names)}) delete page[name];
    }`;
  const { texts } = inBrowser(statement)(onServer(statement)(release));
  const routes = release.document.routes.map((route) => {
    const kept = Object.entries(route).filter(([name]) => !names.includes(name));
    const access = 'guestParameter' in route && { access: 'public' };
    return { ...Object.fromEntries(kept), path: route.path, ...access };
  });
  const document = { ...release.document, contract: '^1.4.0', routes };
  return withTexts({ document, texts }, (text) => text);
};
