import { withTexts } from './releaseFiles';
import type { Change } from './variantOf';

/** Statements that use the module as `remote` and, in the browser, React's `useEffect`. */
type Statements = string;

const eachView = (statements: Statements): Statements => `
  for (const view of [...remote.routes, ...remote.slots]) {
    const { Component } = view;
    view.Component = (props) => { ${statements} return Component(props); };
  }`;

export const codeFaults = {
  throwsAtEvaluation: `throw new Error('planted at evaluation');`,
  throwsAtRender: eachView(`throw new Error('planted at render');`),
  throwsInEffect: eachView(`useEffect(() => { throw new Error('planted in an effect'); }, []);`),
  loadHangs: `
    for (const view of [...remote.routes, ...remote.slots]) {
      view.load = () => new Promise(() => {});
    }`,
  waitsForEver: eachView(`throw new Promise(() => {});`),
  isNoRemote: `remote.name = 'nobody';`,
  patchesPlatform: `
    Array.prototype.map = () => [];
    globalThis.fetch = () => Promise.reject(new Error('planted in fetch'));`,
  patchesPlatformLater: eachView(`useEffect(() => {
    globalThis.fetch = () => Promise.reject(new Error('planted in an effect'));
  }, []);`),
  takesPageAway: eachView(`useEffect(() => {
    document.querySelector('main').remove();
    document.querySelector('footer').remove();
    document.body.replaceChildren();
  }, []);`),
  keepsWorking: `
    setInterval(() => { globalThis.ticks = (globalThis.ticks ?? 0) + 1; }, 10);
    document.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
    setTimeout(() => {
      const end = performance.now() + 1500;
      while (performance.now() < end);
    });`,
} as const satisfies Record<string, Statements>;

/** Appends the statements to the server bundle. */
export function onServer(statements: Statements): Change {
  return (release) =>
    withTexts(release, (text, file) =>
      file === release.document.server
        ? `${text}\n{ const remote = module.exports.default; ${statements} }\n`
        : text,
    );
}

/** Wraps every module of the browser chunk to run the statements after the one with the remote. */
export function inBrowser(statements: Statements): Change {
  return (release) => {
    const { chunk, container } = release.document.client;
    const wrapped = `
;{
  const modules = globalThis.webpackChunk${container}.at(-1)[1];
  for (const [id, original] of Object.entries(modules)) {
    modules[id] = (module, exports, require) => {
      let useEffect;
      const watchful = Object.assign((wanted) => {
        const found = require(wanted);
        useEffect ??= found?.useEffect;
        return found;
      }, require);
      original(module, exports, watchful);
      const remote = exports.default;
      if (Array.isArray(remote?.routes)) { ${statements} }
    };
  }
}
`;
    return withTexts(release, (text, file) => (file === chunk ? text + wrapped : text));
  };
}

/** Sets a mark on `window` when the file runs. */
export function leaveMark(file: 'entry' | 'chunk', mark: string): Change {
  return (release) => {
    const marked = release.document.client[file];
    return withTexts(release, (text, name) =>
      name === marked ? `${text}\n;globalThis.ranFile = '${mark}';\n` : text,
    );
  };
}
