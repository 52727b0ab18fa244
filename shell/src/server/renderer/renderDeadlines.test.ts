import { createSiteStore } from '../../store/createSiteStore';
import type { RenderTask, ServerRelease } from '../renderTask';
import { createServerHost } from './createServerHost';

function readDeadlines(isSuspect?: true) {
  const release = { browser: { version: '1.0.0' }, isSuspect } as unknown as ServerRelease;
  const task = { releases: { blog: [release] } } as unknown as RenderTask;
  const store = createSiteStore({ transport: () => Promise.reject(new Error('no call')) });
  const { deadlineMs } = createServerHost(task, store, []);
  return { slot: deadlineMs('blog', '1.0.0', 'slot'), page: deadlineMs('blog', '1.0.0', 'page') };
}

test('a remote holds up its own page for 2.5 seconds at most, a page of others for half of one', () => {
  expect(readDeadlines()).toEqual({ slot: 500, page: 2500 });
});

test('a suspect gets a fifth of that', () => {
  expect(readDeadlines(true)).toEqual({ slot: 100, page: 500 });
});
