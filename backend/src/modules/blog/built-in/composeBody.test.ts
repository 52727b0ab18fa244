import { composeBody } from './composeBody';

const template = '<h2>{{opening.heading}}</h2><p>{{opening.p1}}</p>';
const links = { download: '/download' };

test('a body consists of its structure and the messages of a language', () => {
  const sections = {
    opening: { heading: 'Laden', p1: '<download>Die App</download> <em>jetzt</em>' },
  };

  expect(composeBody(template, { sections, links, language: 'de', file: 'de/a.json' })).toBe(
    '<h2>Laden</h2><p><a href="/de/download">Die App</a> <em>jetzt</em></p>',
  );
});

test('links of an English body have no prefix', () => {
  const sections = { opening: { heading: 'Get it', p1: '<download>The app</download>' } };

  expect(composeBody(template, { sections, links, language: 'en', file: 'en/a.json' })).toContain(
    'href="/download"',
  );
});

test('a missing message is an error that names its file', () => {
  const sections = { opening: { heading: 'Get it' } };

  expect(() =>
    composeBody(template, { sections, links, language: 'en', file: 'en/a.json' }),
  ).toThrow('en/a.json has no text for opening.p1');
});
