import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { FragmentRequest } from '../fragments/protocol/fragmentRequest';
import { engineFlags } from '../fragments/processes/spawnSandbox';
import { withoutMessages } from '../pages/pageMessages';
import { describeShellState } from '../rendering/describeShellState';
import { compileFramework, createContext, wrapRelease } from './createContext';

/** Build script: renders a page to store V8's code cache of everything that the framework runs. */
const [, programFile = '', role] = process.argv;
const folder = path.dirname(programFile);

const release = `module.exports.default = {
  name: 'blog',
  slots: [],
  routes: [{
    path: '/blog/:name',
    head: { title: 'title', description: 'description' },
    isSwapSafe: true,
    access: 'public',
    load: () => Promise.resolve({ status: 'found' }),
    Component: () => require('react/jsx-runtime').jsx('p', { children: 'page' }),
  }],
};`;

const url = 'https://localhost/blog/page';
const request: FragmentRequest = {
  ...{ remote: 'blog', version: '1.0.0', url, language: 'en', device: 'desktop' },
  isDevelopment: false,
  instantMs: Date.now(),
  state: describeShellState({
    ...{ url, language: 'en', device: 'desktop', isH5: false, currency: 'USD' },
    user: {
      ...{ session: null, userId: null, name: '', avatar: null },
      ...{ isPasswordSet: false, endedCode: null },
    },
    frame: withoutMessages,
  }),
  messages: '{"title":"Title","description":"Description"}',
  promised: { routes: [], slots: [] },
  uuids: [],
};

function cacheFramework(): void {
  const framework = compileFramework(readFileSync(path.join(folder, 'fragment.js'), 'utf8'));
  const context = createContext({ framework, release: new vm.Script(wrapRelease(release)) });
  const received = context.receive({ type: 'render', request });
  if (!received?.includes('<p>page</p>')) throw new Error(`a sandbox renders no page: ${received}`);
  writeFileSync(path.join(folder, 'fragment.cache'), framework.createCachedData());
}

/** Runs with the engine flags of a sandbox, but with file access. */
function runLikeSandbox(): void {
  const args = [...engineFlags, programFile, 'inside'];
  const { status } = spawnSync(process.execPath, args, { env: {}, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

if (role === 'inside') cacheFramework();
else runLikeSandbox();
