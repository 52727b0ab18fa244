// First: libraries look for what a platform has when they are loaded.
import './platform';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import type { ToFragment } from '../messages';
import { beginPage } from './platform';
import { renderFragment } from './renderFragment';
import type { DefineRelease } from './evaluateRelease';
import { say, takeSaid } from './said';
import { runDueTask, untilNextTask } from './timers';
import { checkTraps, hearWrites, setTraps } from './traps';

const { parse, stringify } = JSON;

let define: DefineRelease | undefined;
let lastCall = 0;
const waiting = new Map<number, (reply: ApiReply) => void>();

function hear(message: ToFragment): void {
  switch (message.type) {
    case 'render':
      beginPage(message.request);
      void renderFragment(message.request, define, {
        say,
        transport: ({ signal: _, botCheck: __, ...request }) =>
          new Promise((resolve) => {
            lastCall += 1;
            waiting.set(lastCall, resolve);
            say({ type: 'call', call: lastCall, request });
          }),
      });
      break;
    case 'answer':
      waiting.get(message.call)?.(message.reply);
      waiting.delete(message.call);
      break;
    case 'tick':
      runDueTask();
  }
}

/** The only door of a context: text goes in and comes out, no object of the host does. */
const sandbox = Object.freeze({
  define(given: DefineRelease) {
    define = given;
  },
  hear(text: string) {
    hear(parse(text) as ToFragment);
  },
  /** What was said since, as JSON, and when a timer is due. */
  take(): string {
    checkTraps();
    return stringify({ messages: takeSaid(), wakeMs: untilNextTask() });
  },
});

Object.defineProperty(globalThis, 'sandbox', { value: hearWrites(sandbox, 'sandbox') });
// Last: what the libraries above look for when they are loaded is no release's doing.
setTraps();
