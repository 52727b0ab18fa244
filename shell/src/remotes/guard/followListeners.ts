import type { BrowserRelease } from '../browserRelease';
import { isObject } from './isObject';
import { replaceFunction } from './replaceFunction';
import { findCaller } from './runningReleases';

interface OwnedListener {
  owner: BrowserRelease;
  target: EventTarget;
  type: string;
  listener: object;
  isCapture: boolean;
}

/** These targets outlive a region's elements, and so do listeners on them. */
function isShared(target: unknown): target is EventTarget {
  return (
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body
  );
}

function isCapture(options: unknown): boolean {
  return Boolean(
    typeof options === 'object' && options ? Reflect.get(options, 'capture') : options,
  );
}

/** Tracks listeners on shared targets; the returned function removes those of one release. */
export function followListeners(): (release: BrowserRelease) => void {
  const { removeEventListener: remove } = EventTarget.prototype;
  const owned = new Set<OwnedListener>();

  function disown(target: unknown, [type, listener, options]: readonly unknown[]) {
    for (const known of owned) {
      const isSame =
        known.target === target &&
        known.listener === listener &&
        known.type === String(type) &&
        known.isCapture === isCapture(options);
      if (isSame) owned.delete(known);
    }
  }

  replaceFunction(
    EventTarget.prototype,
    'addEventListener',
    (native) =>
      function add(this: unknown, ...parts: unknown[]) {
        Reflect.apply(native, this, parts);
        const target = this ?? window;
        const [type, listener, options] = parts;
        if (!isObject(listener) || !isShared(target)) return;
        const owner = findCaller(add);
        if (!owner) return;
        disown(target, parts);
        // A listener that ended through `once` or `signal` stays listed: removing it has no effect.
        owned.add({
          owner,
          target,
          type: String(type),
          listener,
          isCapture: isCapture(options),
        });
      },
  );
  replaceFunction(
    EventTarget.prototype,
    'removeEventListener',
    (native) =>
      function removeOne(this: unknown, ...parts: unknown[]) {
        Reflect.apply(native, this, parts);
        disown(this ?? window, parts);
      },
  );

  return (release) => {
    for (const known of owned) {
      if (known.owner !== release) continue;
      owned.delete(known);
      Reflect.apply(remove, known.target, [known.type, known.listener, known.isCapture]);
    }
  };
}
