import type { FaultCode } from '@tidegate/contracts/faults';

/** A release whose page does something while it loads, and something while it is rendered. */
function aRelease({ load = '', show = `'shown'` }: { load?: string; show?: string }): string {
  return `module.exports.default = {
    name: 'blog',
    slots: [],
    routes: [{
      path: '/blog/:name',
      head: { title: 'title', description: 'description' },
      isSwapSafe: true,
      access: 'public',
      async load({ params, dispatch, getState }) {
        if (params.name !== 'innocent') { ${load} }
        return { status: 'found' };
      },
      Component: ({ params }) => require('react/jsx-runtime').jsx('p', {
        children: location.pathname.endsWith('innocent') ? 'innocent' : ${show},
      }),
    }],
  };`.replace('location.pathname', `require('react-router-dom').useLocation().pathname`);
}

export interface Disturbance {
  title: string;
  release: string;
  /** How the region ends: as HTML, or with one of these codes. */
  ends: { html: string } | readonly FaultCode[];
  /** Whether the process goes on, as the same one. */
  survives: boolean;
}

const replyOfAnother = JSON.stringify({
  type: 'said',
  fragment: 2,
  messages: '{"messages":[{"type":"replied","reply":{"status":"notFound"}}]}',
});

/** What code of a release may do to its process and to other regions in it. */
export const disturbances: readonly Disturbance[] = [
  {
    title: 'says that its messages are those of another region',
    release: aRelease({
      load: `Object.prototype.toJSON = () => (${replyOfAnother});`,
    }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'writes a line of its process into its HTML',
    release: aRelease({ show: `'\\n' + ${JSON.stringify(replyOfAnother)}` }),
    ends: { html: `<p>\n${replyOfAnother.replaceAll('"', '&quot;')}</p>` },
    survives: true,
  },
  {
    title: 'turns all that it says into nothing',
    release: aRelease({ load: `Object.prototype.toJSON = () => null;` }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'hides what it says',
    release: aRelease({ load: `Object.prototype.toJSON = () => undefined;` }),
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'throws where its words are put into JSON',
    release: aRelease({ load: `Object.prototype.toJSON = () => { throw new Error() };` }),
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'replies twice with the text of its host',
    release: aRelease({
      load: `sandbox.hear(JSON.stringify({ type: 'render', request: { uuids: [], form: 1 } }));`,
    }),
    ends: ['remotes.threwAtLoad', 'remotes.invalidModule'],
    survives: true,
  },
  {
    title: 'closes the function around it',
    release: `}); throw new Error('outside'); (function () {`,
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'closes the function around it and makes the door its own',
    release: `}); var sandbox = { hear() {}, take: () => '{"messages":[]}' }; (function () {`,
    ends: ['remotes.invalidModule'],
    survives: true,
  },
  {
    title: 'closes the function around it and declares the door',
    release: `}); let sandbox = { hear() {}, take: () => '{"messages":[]}' }; (function () {`,
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'does not compile',
    release: `module.exports = {{`,
    ends: ['remotes.threwAtEvaluation'],
    survives: true,
  },
  {
    title: 'replies with more than a region may hold',
    release: aRelease({ show: `'x'.repeat(1_000_001)` }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'replies with more than a context may say',
    release: aRelease({ show: `'x'.repeat(5_000_000)` }),
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'leaves timers behind',
    release: aRelease({ load: `const again = () => { setTimeout(again) }; again();` }),
    ends: { html: '<p>shown</p>' },
    survives: true,
  },
  {
    title: 'leaves a timer behind that never ends',
    release: aRelease({ load: `setTimeout(() => { for (;;); }, 50);` }),
    ends: { html: '<p>shown</p>' },
    survives: true,
  },
  {
    title: 'leaves rejected promises behind',
    release: aRelease({
      load: `for (let one = 0; one < 100; one += 1) void Promise.reject(new Error('left'));`,
    }),
    ends: { html: '<p>shown</p>' },
    survives: true,
  },
  {
    title: 'rejects with what throws where it is read',
    release: aRelease({
      load: `throw new Proxy({}, { get() { throw new Error('read') }, getPrototypeOf() { throw 1 } });`,
    }),
    ends: ['remotes.threwAtLoad'],
    survives: true,
  },
  {
    title: 'asks for a timer that is due at no time',
    release: aRelease({ load: `Date.now = () => NaN; await new Promise((ok) => setTimeout(ok));` }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'waits for ever',
    release: aRelease({ load: `await new Promise(() => undefined);` }),
    ends: ['remotes.timeout'],
    survives: true,
  },
  {
    title: 'fills its stack',
    release: aRelease({ load: `(function dive() { dive() })();` }),
    ends: ['remotes.threwAtLoad'],
    survives: true,
  },
  {
    title: 'loops while it is evaluated',
    release: `for (;;);`,
    ends: ['remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'loops while it loads',
    release: aRelease({ load: `for (;;);` }),
    ends: ['remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'loops while it is rendered',
    release: aRelease({ show: `(() => { for (;;); })()` }),
    ends: ['remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'loops in promises',
    release: aRelease({ load: `for (;;) await undefined;` }),
    ends: ['remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'fills its memory',
    release: aRelease({
      load: `const hoard = []; for (;;) hoard.push(new Array(1_000_000).fill({}));`,
    }),
    ends: ['remotes.outOfMemory', 'remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'fills memory that the engine does not count',
    release: aRelease({
      load: `const hoard = []; for (;;) hoard.push(new Uint8Array(50_000_000).fill(1));`,
    }),
    ends: ['remotes.outOfMemory', 'remotes.blockedRender'],
    survives: false,
  },
];
