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

test('what a release reaches for is reported with its version', () => {
  const { reach, reached } = open();

  reach('process');

  expect(reached.mock.calls).toEqual([[{ remote: 'blog', version: '2.0.0', name: 'process' }]]);
});
