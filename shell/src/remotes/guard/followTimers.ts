import type { BrowserRelease } from '../browserRelease';
import { replaceFunction } from './replaceFunction';
import { findCaller } from './runningReleases';
import type { Timed } from './watchBlocking';

type Owners = Map<number, BrowserRelease>;

function followStarts(name: string, owners: Owners, isRepeated: boolean, time: Timed): void {
  replaceFunction(
    globalThis,
    name,
    (native) =>
      function start(this: unknown, ...parts: unknown[]) {
        const [callback, ...rest] = parts;
        if (typeof callback !== 'function') return Reflect.apply(native, this, parts);
        const owner = findCaller(start);
        if (!owner) return Reflect.apply(native, this, parts);
        const end = function (this: unknown, ...given: unknown[]) {
          if (!isRepeated) owners.delete(Number(id));
          return time(owner, (): unknown => Reflect.apply(callback, this, given));
        };
        const id = Reflect.apply(native, this, [end, ...rest]);
        if (typeof id === 'number') owners.set(id, owner);
        return id;
      },
  );
}

function followEnds(name: string, owners: Owners): void {
  replaceFunction(
    globalThis,
    name,
    (native) =>
      function end(this: unknown, ...parts: unknown[]) {
        owners.delete(Number(parts[0]));
        return Reflect.apply(native, this, parts);
      },
  );
}

/** Tracks and times the releases' timers; the returned function clears those of one release. */
export function followTimers(time: Timed): (release: BrowserRelease) => void {
  const { clearTimeout: clear, cancelAnimationFrame: cancel } = globalThis;
  // Timeouts and intervals share one ID space, animation frames have another.
  const timers: Owners = new Map();
  const frames: Owners = new Map();
  followStarts('setTimeout', timers, false, time);
  followStarts('setInterval', timers, true, time);
  followStarts('requestAnimationFrame', frames, false, time);
  followEnds('clearTimeout', timers);
  followEnds('clearInterval', timers);
  followEnds('cancelAnimationFrame', frames);

  function endAll(owners: Owners, release: BrowserRelease, endOne: (id: number) => void) {
    for (const [id, owner] of owners) {
      if (owner !== release) continue;
      owners.delete(id);
      endOne(id);
    }
  }

  return (release) => {
    endAll(timers, release, clear);
    endAll(frames, release, cancel);
  };
}
