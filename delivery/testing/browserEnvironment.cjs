const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these, and react-router and fetch need them. MessageChannel is omitted on purpose:
// React's scheduler would keep a port open and Jest would never exit.
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
    // jsdom has no layout.
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    // jsdom does not measure the page's load.
    this.global.Performance.prototype.getEntriesByType ??= () => [];
    // msw and react-router must use the same abort classes, Node's.
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
};
