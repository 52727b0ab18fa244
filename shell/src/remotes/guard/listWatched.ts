import { isObject } from './isObject';

const classes =
  'Object Function Array String Number Boolean Symbol BigInt Date RegExp Promise Map Set WeakMap ' +
  'WeakSet Uint8Array URL URLSearchParams Headers Request Response FormData AbortController ' +
  'AbortSignal EventTarget Event CustomEvent Node Element Document DocumentFragment Text ' +
  'HTMLElement HTMLInputElement HTMLFormElement HTMLAnchorElement HTMLScriptElement ' +
  'DOMTokenList NodeList MutationObserver Storage History Navigator MessagePort MessageChannel ' +
  'EventSource XMLHttpRequest';

const namespaces = 'JSON Math Reflect Intl';

/** Functions of the window; its other globals are not compared. */
const functions =
  'fetch setTimeout setInterval clearTimeout clearInterval requestAnimationFrame ' +
  'cancelAnimationFrame requestIdleCallback queueMicrotask structuredClone matchMedia scrollTo ' +
  'getComputedStyle addEventListener removeEventListener dispatchEvent postMessage atob btoa';

export interface Watched {
  name: string;
  object: object;
  keys?: readonly string[];
}

function isWatched(candidate: { name: string; object: unknown }): candidate is Watched {
  return isObject(candidate.object);
}

export function listWatched(): Watched[] {
  const names = `${classes} ${namespaces}`.split(' ');
  const globals = names.flatMap((name) => {
    const object: unknown = Reflect.get(globalThis, name);
    const prototype: unknown = isObject(object) && Reflect.get(object, 'prototype');
    return [
      { name, object },
      { name: `${name}.prototype`, object: prototype },
    ].filter(isWatched);
  });
  const keys = [...names, ...functions.split(' ')];
  return [...globals, { name: 'window', object: globalThis, keys }];
}
