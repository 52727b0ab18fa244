import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startSandboxProcess, type SandboxProcess } from '../fragments/sandboxProcess';
import { readSandboxParts } from '../fragments/spawnSandbox';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { buildSandbox } from '../testing/buildSandbox';
import { reachAttempts } from '../testing/reachAttempts';

const refuseCalls = () => Promise.reject(new Error('no call was expected'));

const release = `
const attempts = { ${reachAttempts
  .map(([title, body]) => `${JSON.stringify(title)}: async function () { ${body} }`)
  .join(',\n')} };
let found;
module.exports.default = {
  name: 'blog',
  slots: [],
  routes: [{
    path: '/blog/:attempt',
    head: { title: 'title', description: 'description' },
    isSwapSafe: true,
    access: 'public',
    async load({ params }) {
      // What an import comes to is heard of late, if at all.
      const pause = new Promise((resolve) => setTimeout(resolve, 100));
      const attempt = attempts[decodeURIComponent(params.attempt)]?.();
      found = await Promise.race([attempt, pause]).catch(() => undefined);
      return { status: 'found' };
    },
    Component: () => require('react/jsx-runtime').jsx('p', {
      children: found ? 'found something' : 'nothing' + (({}).planted ?? ''),
    }),
  }],
};`;

let sandbox: SandboxProcess;

beforeAll(() => {
  const parts = readSandboxParts(buildSandbox());
  sandbox = startSandboxProcess(parts, { name: 'blog@1.0.0', code: release }, () => undefined);
});

afterAll(async () => {
  sandbox.kill();
  await sandbox.ended;
});

async function render(attempt: string): Promise<string> {
  const request = aFragmentRequest(`/blog/${encodeURIComponent(attempt)}`);
  const { signal } = new AbortController();
  const { reply } = await sandbox.render(request, { transport: refuseCalls, signal });
  return reply.status === 'rendered' ? reply.html : reply.status;
}

test.each(reachAttempts)('%s is not to be had', async (title) => {
  await render(title);

  expect(await render(title)).toBe('<p>nothing</p>');
  expect(await render('innocent')).toBe('<p>nothing</p>');
});

test('each of the attempts succeeds in a context that does not guard itself', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--no-warnings', path.join(__dirname, '../testing/naiveContext.cjs')],
    { input: JSON.stringify(reachAttempts), encoding: 'utf8' },
  );

  expect(JSON.parse(stdout)).toEqual(
    Object.fromEntries(reachAttempts.map(([title]) => [title, true])),
  );
});
