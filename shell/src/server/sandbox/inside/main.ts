// Must be first, because libraries detect platform features when they load.
import './platform';
import type { ApiReply } from '@tidegate/contracts/siteApi';
import type { ToFragment } from '../messages';
import { beginPage } from './clockAndUuids';
import { renderFragment } from './renderFragment';
import type { DefineRelease } from './evaluateRelease';
import { send, takeNotifications } from './received';
import { runDueTask, untilNextTask } from './timers';
import { checkTraps, observeWrites, setTraps } from './traps';

const { parse, stringify } = JSON;

let define: DefineRelease | undefined;
let lastCall = 0;
let hasReplied = false;
const waiting = new Map<number, (reply: ApiReply) => void>();

function receive(message: ToFragment): void {
  switch (message.type) {
    case 'render':
      beginPage(message.request);
      void renderFragment(message.request, define, {
        send,
        transport: ({ signal: _, botCheck: __, ...request }) =>
          new Promise((resolve) => {
            lastCall += 1;
            waiting.set(lastCall, resolve);
            send({ type: 'call', call: lastCall, request });
          }),
      }).then(() => {
        hasReplied = true;
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

/** The only entry point of a context. Only text passes through it. */
const sandbox = Object.freeze({
  define(given: DefineRelease) {
    define = given;
  },
  receive(text: string) {
    receive(parse(text) as ToFragment);
  },
  take(): string {
    checkTraps();
    // A timer that a release leaves behind could block the process of other pages.
    const wakeMs = hasReplied ? undefined : untilNextTask();
    return stringify({ messages: takeNotifications(), wakeMs });
  },
});

Object.defineProperty(globalThis, 'sandbox', { value: observeWrites(sandbox, 'sandbox') });
// Must be last, because the feature detection of libraries is not a fault of the release.
setTraps();
