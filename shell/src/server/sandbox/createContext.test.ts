import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { FragmentMessage } from '../fragments/protocol/parseContextReport';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { aReleaseBundle } from '../testing/aReleaseBundle';
import { buildSandbox } from '../testing/buildSandbox';
import { compileFramework, createContext, wrapRelease } from './createContext';

// The time origin and the difference in seconds between the clock and `performance`.
const release = aReleaseBundle({
  show: `performance.timeOrigin + ' ' +
    Math.round((Date.now() - performance.timeOrigin - performance.now()) / 1000)`,
});

/** What a context reports about the page that a release renders. */
function render(release: string) {
  const code = readFileSync(path.join(buildSandbox(), 'fragment.js'), 'utf8');
  const scripts = {
    framework: compileFramework(code),
    release: new vm.Script(wrapRelease(release)),
  };
  const request = aFragmentRequest('/blog/page', { instantMs: 1_700_000_000_000 });
  const received = createContext(scripts).receive({ type: 'render', request }) ?? '{}';
  return JSON.parse(received) as { messages: FragmentMessage[]; wakeMs?: number };
}

test('the time origin of a context is the instant of its page', () => {
  expect(render(release).messages).toContainEqual({
    type: 'replied',
    reply: expect.objectContaining({ html: '<p>1700000000000 0</p>' }) as object,
  });
});

test('timers run while a page is loaded and end with its reply', () => {
  const waiting = render(
    aReleaseBundle({ load: 'await new Promise((ok) => setTimeout(ok, 50));' }),
  );
  const replied = render(aReleaseBundle({ load: 'setTimeout(() => undefined, 50);' }));

  expect(waiting).toMatchObject({ messages: [], wakeMs: expect.any(Number) as number });
  expect(replied.messages).toEqual([expect.objectContaining({ type: 'replied' })]);
  expect(replied.wakeMs).toBeUndefined();
});
