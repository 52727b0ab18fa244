import {
  startSandboxProcess,
  type SandboxProcess,
} from '../fragments/processes/startSandboxProcess';
import { readSandboxParts, type SandboxParts } from '../fragments/processes/spawnSandbox';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { buildSandbox } from '../testing/buildSandbox';
import { disturbances } from '../testing/disturbances';

const refuseCalls = () => Promise.reject(new Error('no call was expected'));
const ignore = () => undefined;
const patienceMs = 20_000;

let parts: SandboxParts;
const started: SandboxProcess[] = [];

beforeAll(() => {
  parts = readSandboxParts(buildSandbox());
});

afterEach(async () => {
  for (const sandbox of started) sandbox.kill();
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});

function start(release: string): SandboxProcess {
  const code = { name: 'blog@1.0.0', code: release };
  const sandbox = startSandboxProcess(parts, code, { print: ignore, reach: ignore });
  started.push(sandbox);
  return sandbox;
}

async function render(sandbox: SandboxProcess, path: string, deadlineMs = patienceMs) {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const { reply } = await sandbox.renderFragment(aFragmentRequest(path), {
      transport: refuseCalls,
      signal,
    });
    return reply.status === 'rendered' ? reply.html : reply.status;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

test.each(disturbances)('a release that $title harms only itself', async (disturbance) => {
  const { release, ends, survives } = disturbance;
  const sandbox = start(release);
  const isSlow = 'includes' in ends && ends.includes('remotes.timeout');

  const outcome = await render(sandbox, '/blog/attempt', isSlow ? 1000 : patienceMs);

  expect('html' in ends ? [ends.html] : ends).toContain(outcome);
  expect(sandbox.isAlive()).toBe(survives);
  const isWhole = release.includes('/blog/:name');
  const next = survives ? sandbox : start(release);
  expect(isWhole ? await render(next, '/blog/innocent') : '<p>innocent</p>').toBe(
    '<p>innocent</p>',
  );
});
