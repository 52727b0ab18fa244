import { listWatched, type Watched } from './listWatched';

export interface PlatformChange {
  /** Such as `Array.prototype.map`. */
  property: string;
  found: unknown;
  /** False for a property that was made non-configurable. */
  isRestored: boolean;
}

interface Baseline extends Watched {
  known: PropertyKey[];
  descriptors: (PropertyDescriptor | undefined)[];
}

// Captured early, and loops below use an index: a comparison must not run code of a release.
const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { is } = Object;
const { includes } = Array.prototype;

function describe(watched: Watched): Baseline {
  const known = [...(watched.keys ?? ownKeys(watched.object))];
  const descriptors = known.map((key) => getOwnPropertyDescriptor(watched.object, key));
  return { ...watched, known, descriptors };
}

function isSame(before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined) {
  if (!before || !now) return before === now;
  return (
    is(before.value, now.value) &&
    before.get === now.get &&
    before.set === now.set &&
    before.writable === now.writable &&
    before.configurable === now.configurable
  );
}

function putBack(
  { name, object }: Watched,
  key: PropertyKey,
  before: PropertyDescriptor | undefined,
): PlatformChange {
  const now = getOwnPropertyDescriptor(object, key);
  const isRestored = before ? defineProperty(object, key, before) : deleteProperty(object, key);
  return { property: `${name}.${String(key)}`, found: now?.value ?? now?.get, isRestored };
}

function compareKnown(baseline: Baseline, changes: PlatformChange[]): void {
  const { object, known, descriptors } = baseline;
  for (let index = 0; index < known.length; index += 1) {
    const key = known[index] as PropertyKey;
    if (isSame(descriptors[index], getOwnPropertyDescriptor(object, key))) continue;
    const change = putBack(baseline, key, descriptors[index]);
    changes[changes.length] = change;
    // A change that cannot be undone is reported once and becomes the baseline.
    if (!change.isRestored) descriptors[index] = getOwnPropertyDescriptor(object, key);
  }
}

function removeAdded(baseline: Baseline, changes: PlatformChange[]): void {
  const { object, known, descriptors } = baseline;
  const now = ownKeys(object);
  if (now.length === known.length) return;
  for (let index = 0; index < now.length; index += 1) {
    const key = now[index] as PropertyKey;
    if (apply(includes, known, [key])) continue;
    const change = putBack(baseline, key, undefined);
    changes[changes.length] = change;
    if (change.isRestored) continue;
    descriptors[known.length] = getOwnPropertyDescriptor(object, key);
    known[known.length] = key;
  }
}

/** The returned function restores and lists what changed since the previous call. */
export function watchPlatform(): () => PlatformChange[] {
  const baselines = listWatched().map(describe);
  return () => {
    const changes: PlatformChange[] = [];
    for (let index = 0; index < baselines.length; index += 1) {
      const baseline = baselines[index] as Baseline;
      compareKnown(baseline, changes);
      if (!baseline.keys) removeAdded(baseline, changes);
    }
    return changes;
  };
}
