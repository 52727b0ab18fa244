import { listWatched, type Watched } from './listWatched';

export interface PlatformChange {
  /** Such as `Array.prototype.map`. */
  property: string;
  found: unknown;
  /** False for a property that was made non-configurable. */
  isRestored: boolean;
}

// Captured early, and loops below use an index: a comparison must not run code of a release.
const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
const { is } = Object;
const { includes } = Array.prototype;

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

/** The returned function restores what changed since its previous call and lists it in `changes`. */
function createCheck({ name, object, keys }: Watched): (changes: PlatformChange[]) => void {
  const known: PropertyKey[] = [...(keys ?? ownKeys(object))];
  const descriptors = known.map((key) => getOwnPropertyDescriptor(object, key));

  function checkProperty(key: PropertyKey | undefined, index: number, changes: PlatformChange[]) {
    if (key === undefined) return;
    const before = descriptors[index];
    const now = getOwnPropertyDescriptor(object, key);
    if (isSame(before, now)) return;
    const isRestored = before ? defineProperty(object, key, before) : deleteProperty(object, key);
    const found: unknown = now?.value ?? now?.get;
    changes[changes.length] = { property: `${name}.${String(key)}`, found, isRestored };
    if (isRestored) return;
    // A change that cannot be undone is reported once and becomes the baseline.
    known[index] = key;
    descriptors[index] = getOwnPropertyDescriptor(object, key);
  }

  return (changes) => {
    for (let index = 0; index < known.length; index += 1) {
      checkProperty(known[index], index, changes);
    }
    const present = keys ? known : ownKeys(object);
    if (present.length === known.length) return;
    for (let index = 0; index < present.length; index += 1) {
      const key = present[index];
      if (!apply(includes, known, [key])) checkProperty(key, known.length, changes);
    }
  };
}

/** The returned function restores and lists what changed since the previous call. */
export function watchPlatform(): () => PlatformChange[] {
  const checks = listWatched().map(createCheck);
  return () => {
    const changes: PlatformChange[] = [];
    for (let index = 0; index < checks.length; index += 1) checks[index]?.(changes);
    return changes;
  };
}
