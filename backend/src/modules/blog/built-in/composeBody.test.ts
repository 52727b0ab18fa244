import { composeBody } from './composeBody';

const template = '<h2>{{opening.heading}}</h2><p>{{opening.p1}}</p>';
const links = { download: '/download' };

test('a body consists of its structure and the messages of a language', () => {
  const sections = {
    opening: { heading: 'Laden', p1: '<download>Die App</download> <em>jetzt</em>' },
  };

  expect(composeBody(template, { sections, links, file: 'de/a.json' })).toBe(
    '<h2>Laden</h2><p><a href="../download">Die App</a> <em>jetzt</em></p>',
  );
});

test('a missing message is an error that names its file', () => {
  const sections = { opening: { heading: 'Get it' } };

  expect(() => composeBody(template, { sections, links, file: 'en/a.json' })).toThrow(
    'en/a.json has no text for opening.p1',
  );
});
