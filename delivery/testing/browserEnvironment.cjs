const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these; react-router and fetch-based code need them. MessageChannel is left out on
// purpose: with it React's scheduler keeps a port open and Jest never exits.
const missing = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) {
      if (this.global[name] === undefined) this.global[name] = globalThis[name];
    }
    // Nothing is laid out here.
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    // msw and react-router must see one pair of abort classes, Node's.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
};
