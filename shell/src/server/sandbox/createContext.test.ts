import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { FragmentMessage } from '../fragments/fragmentReply';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { buildSandbox } from '../testing/buildSandbox';
import { compileFramework, createContext, wrapRelease } from './createContext';

// It says when its page opened, and how long ago that was.
const release = `module.exports.default = {
  name: 'blog',
  slots: [],
  routes: [{
    path: '/blog/:name',
    head: { title: 'title', description: 'description' },
    isSwapSafe: true,
    access: 'public',
    load: () => Promise.resolve({ status: 'found' }),
    Component: () => require('react/jsx-runtime').jsx('time', {
      dateTime: performance.timeOrigin,
      children: Math.floor((Date.now() - performance.timeOrigin - performance.now()) / 1000),
    }),
  }],
};`;

test('regions that are rendered at different times belong to a page of one instant', () => {
  const code = readFileSync(path.join(buildSandbox(), 'fragment.js'), 'utf8');
  const scripts = {
    framework: compileFramework(code),
    release: new vm.Script(wrapRelease(release)),
  };
  const request = aFragmentRequest('/blog/page', { instantMs: 1_700_000_000_000 });

  const said = createContext(scripts).hear({ type: 'render', request }) ?? '{}';

  const { messages } = JSON.parse(said) as { messages: FragmentMessage[] };
  expect(messages).toContainEqual({
    type: 'replied',
    reply: expect.objectContaining({ html: '<time dateTime="1700000000000">0</time>' }) as object,
  });
});
