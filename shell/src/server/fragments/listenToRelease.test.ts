import { fastify } from 'fastify';
import { aServerRelease } from '../testing/aServerRelease';
import { listenToRelease } from './listenToRelease';

function open() {
  const { log: logger } = fastify();
  const logged = jest.spyOn(logger, 'warn');
  const reached = jest.fn();
  const listeners = listenToRelease(aServerRelease(), { logger, reports: { reached } });
  return { ...listeners, reached, lines: () => logged.mock.calls.map(([line]) => line) };
}

test('what a process prints is logged with its release', () => {
  const { print, lines } = open();

  print('planted');

  expect(lines()).toEqual([
    { code: 'edge.sandboxPrinted', release: 'blog@2.0.0', text: 'planted' },
  ]);
});

test('the log contains the first twenty prints of a process and a note about dropped ones', () => {
  const { print, lines } = open();

  for (let piece = 0; piece < 1000; piece += 1) print('planted');

  expect(lines()).toHaveLength(21);
  expect(lines().at(-1)).toEqual({ code: 'edge.sandboxPrintsDropped', release: 'blog@2.0.0' });
});

test('a blocked API access is reported with the version of the release', () => {
  const { reach, reached } = open();

  reach('process');

  expect(reached.mock.calls).toEqual([[{ remote: 'blog', version: '2.0.0', name: 'process' }]]);
});
