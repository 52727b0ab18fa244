import ConformingUrl from 'core-js-pure/actual/url';
import ConformingSearchParams from 'core-js-pure/actual/url-search-params';
import { missingGlobals } from '../reachNames';
import { clock, takeUuid } from './clockAndUuids';
import { SandboxAbortController } from './SandboxAbortController';
import { clearTimer, setTimer } from './timers';

/** Forms have no files on the server, so they behave like a query. */
class FormFields extends ConformingSearchParams {}

class MessageChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: () => {
      setTimer(() => this.port1.onmessage?.());
    },
  };
}

const silent = () => undefined;

/** All platform APIs of a context, which exclude network, files and processes. */
const platform: Readonly<Record<string, unknown>> = {
  self: globalThis,
  URL: ConformingUrl,
  URLSearchParams: ConformingSearchParams,
  FormData: FormFields,
  MessageChannel,
  AbortController: SandboxAbortController,
  setTimeout: setTimer,
  clearTimeout: clearTimer,
  queueMicrotask: (run: () => void) => void Promise.resolve().then(run),
  performance: clock,
  crypto: {
    randomUUID: takeUuid,
  },
  console: { log: silent, info: silent, debug: silent, warn: silent, error: silent },
};

for (const [name, value] of Object.entries(platform)) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
for (const name of missingGlobals) Reflect.deleteProperty(globalThis, name);
