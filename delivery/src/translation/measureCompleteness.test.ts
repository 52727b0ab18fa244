import type { MessageFile } from '../checks/messages/readMessageFiles';
import { describeOpenFiles, describeStatus } from './describeStatus';
import { measureCompleteness } from './measureCompleteness';

function aFile(language: string, namespace: string, texts: Record<string, string>): MessageFile {
  const messages = new Map(Object.entries(texts));
  return { language, namespace, file: `${language}/${namespace}.json`, messages, oddKeys: [] };
}

const home = 'shell/pages/home';
const english = aFile('en', home, {
  title: 'A VPN for every network',
  brand: 'Tidegate for Windows',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
});

const inGerman = (texts: Record<string, string>) => {
  const files = texts['title'] === undefined ? [] : [aFile('de', home, texts)];
  const found = measureCompleteness([english, ...files]).find(({ language }) => language === 'de');
  return found ? [describeStatus([found]), describeOpenFiles(found)] : [];
};

test('a page without a file is open', () => {
  expect(inGerman({})).toEqual([
    ['de    0 %  3 of 3 messages open, 1 pages with English texts'],
    ['shell/pages/home: 3 of 3 open, such as title, brand, days'],
  ]);
});

test('a missing message and a longer English text are open', () => {
  const days = { days_one: '{{count}} Tag', days_other: '{{count}} Tage' };

  expect(inGerman({ title: 'A VPN for every network', ...days })).toEqual([
    ['de   33 %  2 of 3 messages open, 1 pages with English texts'],
    ['shell/pages/home: 2 of 3 open, such as brand, title'],
  ]);
});

test('a short text may be the same in both languages', () => {
  const texts = { title: 'Ein VPN für jedes Netz', brand: 'Tidegate for Windows' };

  expect(inGerman({ ...texts, days_one: 'Tag', days_other: 'Tage' })).toEqual([
    ['de  100 %  0 of 3 messages open, 0 pages with English texts'],
    [],
  ]);
});
