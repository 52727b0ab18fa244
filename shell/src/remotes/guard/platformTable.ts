/** Classes of which the constructor and the prototype are compared. */
const classes =
  'Object Function Array String Number Boolean Symbol BigInt Date RegExp Promise Map Set WeakMap ' +
  'WeakSet Uint8Array URL URLSearchParams Headers Request Response FormData AbortController ' +
  'AbortSignal EventTarget Event CustomEvent Node Element Document DocumentFragment Text ' +
  'HTMLElement HTMLInputElement HTMLFormElement HTMLAnchorElement HTMLScriptElement ' +
  'DOMTokenList NodeList MutationObserver Storage History Navigator MessagePort MessageChannel ' +
  'EventSource XMLHttpRequest';

const namespaces = 'JSON Math Reflect Intl';

/** Functions of the window; other globals belong to whoever defines them. */
const functions =
  'fetch setTimeout setInterval clearTimeout clearInterval requestAnimationFrame ' +
  'cancelAnimationFrame requestIdleCallback queueMicrotask structuredClone matchMedia scrollTo ' +
  'getComputedStyle addEventListener removeEventListener dispatchEvent postMessage atob btoa';

/** An object whose properties are compared: all of them, or those named. */
export interface Watched {
  name: string;
  object: object;
  keys?: readonly string[];
}

function listClass(name: string, object: object & { prototype?: object }): Watched[] {
  const { prototype } = object;
  return [
    { name, object },
    ...(prototype ? [{ name: `${name}.prototype`, object: prototype }] : []),
  ];
}

/** What this browser has of the table. */
export function listWatched(): Watched[] {
  const names = `${classes} ${namespaces}`.split(' ');
  const globals = names.flatMap((name) => {
    const object = Reflect.get(globalThis, name) as object | undefined;
    return object ? listClass(name, object) : [];
  });
  const keys = [...names, ...functions.split(' ')];
  return [...globals, { name: 'window', object: globalThis, keys }];
}
