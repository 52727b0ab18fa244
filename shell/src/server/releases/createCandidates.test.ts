import { aServerRelease } from '../testing/aServerRelease';
import { candidatesOf } from '../testing/candidatesOf';

const current = aServerRelease({ version: '2.0.0' });
const previous = aServerRelease({ version: '1.0.0' });
const tools = aServerRelease({ remote: 'tools' });

test('candidates are listed by remote, best first', () => {
  const candidates = candidatesOf(current, tools, previous);

  expect(candidates.of('blog')).toEqual([current, previous]);
  expect(candidates.forBrowser()).toMatchObject({
    blog: [current.browser, previous.browser],
    tools: [tools.browser],
  });
});

test('a release that failed is left out with all other copies of its version', () => {
  const candidates = candidatesOf(current, { ...current }, previous, tools);

  candidates.drop(current);

  expect(candidates.of('blog')).toEqual([previous]);
  expect(candidates.forBrowser()).toMatchObject({
    blog: [previous.browser],
    tools: [tools.browser],
  });
});
