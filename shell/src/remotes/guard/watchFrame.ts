import { isKept } from '../../frame/keptElements';
import type { BrowserRelease } from '../browserRelease';
import { observeFrame } from './observeFrame';
import { replaceFunction } from './replaceFunction';
import { findCaller } from './runningReleases';
import { undoRemovals } from './undoRemovals';

/** How often a kept element is restored if no release can be identified. */
const mostRestorations = 3;

const functions: readonly (readonly [object, string])[] = [
  [Node.prototype, 'appendChild insertBefore removeChild replaceChild textContent'],
  [
    Element.prototype,
    'after append before prepend remove replaceChildren replaceWith insertAdjacentElement ' +
      'insertAdjacentHTML innerHTML outerHTML',
  ],
  [HTMLElement.prototype, 'innerText outerText'],
  [Document.prototype, 'append prepend replaceChildren'],
];

/**
 * Restores kept elements. A removal by a release's own code is undone at once and attributed to it,
 * any other removal is undone a few times.
 */
export function watchFrame(
  onRemoval: (message: string, release: BrowserRelease | undefined) => void,
): void {
  /** Nodes that releases added and may remove. */
  const added = new WeakSet<Node>();
  const restorations = new WeakMap<Node, number>();
  const observer = new MutationObserver(handleUnattributed);
  const isInFrame = observeFrame(observer);

  function report(restored: readonly string[], release?: BrowserRelease) {
    // Discards the records of the restoration itself.
    observer.takeRecords();
    if (restored.length > 0) onRemoval(`took away ${restored.join(', ')}`, release);
  }

  function isLost(node: Node, from: Node): boolean {
    if (!isKept(node) || node.parentNode === from) return false;
    const count = (restorations.get(node) ?? 0) + 1;
    restorations.set(node, count);
    return count <= mostRestorations;
  }

  function handleUnattributed(records: readonly MutationRecord[]) {
    report(undoRemovals(records, isLost));
  }

  function handleRelease(records: readonly MutationRecord[], release: BrowserRelease) {
    report(
      undoRemovals(records, (node) => !added.has(node)),
      release,
    );
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!isKept(node)) added.add(node);
    }
  }

  function follow(object: object, name: string) {
    replaceFunction(
      object,
      name,
      (native) =>
        function change(this: unknown, ...parts: unknown[]) {
          const release = [this, ...parts].some(isInFrame) ? findCaller(change) : undefined;
          if (!release) return Reflect.apply(native, this, parts);
          handleUnattributed(observer.takeRecords());
          try {
            return Reflect.apply(native, this, parts);
          } finally {
            handleRelease(observer.takeRecords(), release);
          }
        },
    );
  }

  for (const [object, names] of functions) {
    for (const name of names.split(' ')) follow(object, name);
  }
}
