import type { FaultCode } from '@tidegate/contracts/remotes/faultCodes';
import { aReleaseBundle } from './aReleaseBundle';

export interface Disturbance {
  title: string;
  release: string;
  /** The HTML of the region, or its possible fault codes. */
  ends: { html: string } | readonly FaultCode[];
  /** Whether the same process goes on. */
  survives: boolean;
}

const replyOfAnother = JSON.stringify({
  type: 'notifications',
  fragment: 2,
  messages: '{"messages":[{"type":"replied","reply":{"status":"notFound"}}]}',
});

/** Harmful code that a release may run against its process and other regions. */
export const disturbances: readonly Disturbance[] = [
  {
    title: 'says that its messages are those of another region',
    release: aReleaseBundle({
      load: `Object.prototype.toJSON = () => (${replyOfAnother});`,
    }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'writes a line of its process into its HTML',
    release: aReleaseBundle({ show: `'\\n' + ${JSON.stringify(replyOfAnother)}` }),
    ends: { html: `<p>\n${replyOfAnother.replaceAll('"', '&quot;')}</p>` },
    survives: true,
  },
  {
    title: 'turns all that it says into nothing',
    release: aReleaseBundle({ load: `Object.prototype.toJSON = () => null;` }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'hides what it says',
    release: aReleaseBundle({ load: `Object.prototype.toJSON = () => undefined;` }),
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'throws where its words are put into JSON',
    release: aReleaseBundle({ load: `Object.prototype.toJSON = () => { throw new Error() };` }),
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'replies twice with the text of its host',
    release: aReleaseBundle({
      load: `sandbox.receive(JSON.stringify({ type: 'render', request: { uuids: [], form: 1 } }));`,
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
    release: `}); var sandbox = { receive() {}, take: () => '{"messages":[]}' }; (function () {`,
    ends: ['remotes.invalidModule'],
    survives: true,
  },
  {
    title: 'closes the function around it and declares the door',
    release: `}); let sandbox = { receive() {}, take: () => '{"messages":[]}' }; (function () {`,
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
    release: aReleaseBundle({ show: `'x'.repeat(1_000_001)` }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'replies with more than a context may say',
    release: aReleaseBundle({ show: `'x'.repeat(5_000_000)` }),
    ends: ['remotes.threwAtRender'],
    survives: true,
  },
  {
    title: 'leaves timers behind',
    release: aReleaseBundle({ load: `const again = () => { setTimeout(again) }; again();` }),
    ends: { html: '<p>shown</p>' },
    survives: true,
  },
  {
    title: 'leaves a timer behind that never ends',
    release: aReleaseBundle({ load: `setTimeout(() => { for (;;); }, 50);` }),
    ends: { html: '<p>shown</p>' },
    survives: true,
  },
  {
    title: 'leaves rejected promises behind',
    release: aReleaseBundle({
      load: `for (let one = 0; one < 100; one += 1) void Promise.reject(new Error('left'));`,
    }),
    ends: { html: '<p>shown</p>' },
    survives: true,
  },
  {
    title: 'rejects with what throws where it is read',
    release: aReleaseBundle({
      load: `throw new Proxy({}, { get() { throw new Error('read') }, getPrototypeOf() { throw 1 } });`,
    }),
    ends: ['remotes.threwAtLoad'],
    survives: true,
  },
  {
    title: 'asks for a timer that is due at no time',
    release: aReleaseBundle({
      load: `Date.now = () => NaN; await new Promise((ok) => setTimeout(ok));`,
    }),
    ends: ['remotes.invalidReply'],
    survives: true,
  },
  {
    title: 'waits for ever',
    release: aReleaseBundle({ load: `await new Promise(() => undefined);` }),
    ends: ['remotes.timeout'],
    survives: true,
  },
  {
    title: 'fills its stack',
    release: aReleaseBundle({ load: `(function dive() { dive() })();` }),
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
    release: aReleaseBundle({ load: `for (;;);` }),
    ends: ['remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'loops while it is rendered',
    release: aReleaseBundle({ show: `(() => { for (;;); })()` }),
    ends: ['remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'loops in promises',
    release: aReleaseBundle({ load: `for (;;) await undefined;` }),
    ends: ['remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'fills its memory',
    release: aReleaseBundle({
      load: `const hoard = []; for (;;) hoard.push(new Array(1_000_000).fill({}));`,
    }),
    ends: ['remotes.outOfMemory', 'remotes.blockedRender'],
    survives: false,
  },
  {
    title: 'fills memory that the engine does not count',
    release: aReleaseBundle({
      load: `const hoard = []; for (;;) hoard.push(new Uint8Array(50_000_000).fill(1));`,
    }),
    ends: ['remotes.outOfMemory', 'remotes.blockedRender'],
    survives: false,
  },
];
