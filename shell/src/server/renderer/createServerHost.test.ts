import { createSiteStore } from '../../store/createSiteStore';
import type { RenderTask, ServerRelease } from '../renderTask';
import { createServerHost } from './createServerHost';

const aRelease = (version: string, isSuspect?: true) =>
  ({ browser: { version }, isSuspect }) as unknown as ServerRelease;

test('a suspect keeps a rendering process for a fifth of the time of others', () => {
  const task = {
    releases: { blog: [aRelease('2.0.0')], tools: [aRelease('1.0.0', true)] },
  } as unknown as RenderTask;
  const store = createSiteStore({ transport: () => Promise.reject(new Error('no call')) });

  const { deadlineMs } = createServerHost(task, store, []);

  expect(deadlineMs('blog', '2.0.0', 'page')).toBe(5 * deadlineMs('tools', '1.0.0', 'page'));
  expect(deadlineMs('blog', '2.0.0', 'slot')).toBe(5 * deadlineMs('tools', '1.0.0', 'slot'));
});
