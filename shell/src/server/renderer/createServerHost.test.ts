import { createSiteStore } from '../../store/createSiteStore';
import type { RenderTask, ServerRelease } from '../renderTask';
import { createServerHost } from './createServerHost';

const aRelease = (version: string, isSuspect?: true) =>
  ({ browser: { version }, isSuspect }) as unknown as ServerRelease;

test.each([
  ['page', 2500, 500],
  ['slot', 500, 100],
] as const)('a %s has %d ms to load, of a suspect %d ms', (kind, usualMs, suspectMs) => {
  const task = {
    releases: { blog: [aRelease('2.0.0')], tools: [aRelease('1.0.0', true)] },
  } as unknown as RenderTask;
  const store = createSiteStore({ transport: () => Promise.reject(new Error('no call')) });

  const { deadlineMs } = createServerHost(task, store, []);

  expect(deadlineMs('blog', '2.0.0', kind)).toBe(usualMs);
  expect(deadlineMs('tools', '1.0.0', kind)).toBe(suspectMs);
});
