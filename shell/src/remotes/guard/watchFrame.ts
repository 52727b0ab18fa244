import { followKept, isKept } from '../../frame/keptElements';
import type { BrowserRelease } from '../browserRelease';
import { replaceFunction } from './replaceFunction';
import { findCaller } from './runningReleases';

/** How often a kept element is restored if no release can be identified. */
const mostReturns = 3;

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

function putBack({ target, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  const previous = previousSibling?.parentNode === target ? previousSibling : null;
  const place = next ?? (previous ? previous.nextSibling : null);
  for (const node of removedNodes) target.insertBefore(node, place);
}

/** Reverts, last first, each removal of a node that `counts`; returns the restored names. */
function undo(records: readonly MutationRecord[], counts: (node: Node, from: Node) => boolean) {
  const returned: string[] = [];
  for (const record of [...records].reverse()) {
    const { target, removedNodes, addedNodes } = record;
    const lost = [...removedNodes].filter((node) => counts(node, target));
    if (lost.length === 0) continue;
    for (const node of addedNodes) {
      if (node.parentNode === target && !isKept(node)) target.removeChild(node);
    }
    putBack(record);
    returned.push(...lost.map(({ nodeName }) => nodeName.toLowerCase()));
  }
  return returned;
}

/**
 * Restores kept elements. A removal by a release's own code is undone at once and attributed to it,
 * any other removal is undone a few times.
 */
export function watchFrame(
  onDamage: (message: string, release: BrowserRelease | undefined) => void,
): void {
  const observed = new WeakSet<object>();
  /** Elements without a region inside: everything in them is kept. */
  const whole = new Set<Element>();
  /** Nodes that releases added and may remove. */
  const added = new WeakSet<Node>();
  const returns = new WeakMap<Node, number>();
  const observer = new MutationObserver(handleUnexplained);

  function tell(returned: readonly string[], release?: BrowserRelease) {
    // Discards the records of the restoration itself.
    observer.takeRecords();
    if (returned.length > 0) onDamage(`took away ${returned.join(', ')}`, release);
  }

  function isLost(node: Node, from: Node): boolean {
    if (!isKept(node) || node.parentNode === from) return false;
    const count = (returns.get(node) ?? 0) + 1;
    returns.set(node, count);
    return count <= mostReturns;
  }

  function handleUnexplained(records: readonly MutationRecord[]) {
    tell(undo(records, isLost));
  }

  function handleRelease(records: readonly MutationRecord[], release: BrowserRelease) {
    tell(
      undo(records, (node) => !added.has(node)),
      release,
    );
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!isKept(node)) added.add(node);
    }
  }

  function isInside(node: unknown): boolean {
    for (const element of whole) {
      if (!isKept(element)) whole.delete(element);
      else if (node instanceof Node && element.contains(node)) return true;
    }
    return false;
  }

  function isAround(node: unknown): boolean {
    const { parentNode } = Object(node) as Partial<Node>;
    return observed.has(node as object) || observed.has(parentNode as object) || isInside(node);
  }

  function follow(object: object, name: string) {
    replaceFunction(
      object,
      name,
      (native) =>
        function change(this: unknown, ...parts: unknown[]) {
          const release = isAround(this) || parts.some(isAround) ? findCaller(change) : undefined;
          if (!release) return Reflect.apply(native, this, parts);
          handleUnexplained(observer.takeRecords());
          try {
            return Reflect.apply(native, this, parts);
          } finally {
            handleRelease(observer.takeRecords(), release);
          }
        },
    );
  }

  function observe(node: Node, subtree = false) {
    observed.add(node);
    observer.observe(node, { childList: true, subtree });
  }

  for (const [object, names] of functions) {
    for (const name of names.split(' ')) follow(object, name);
  }
  followKept((element) => {
    const isWhole = !element.matches('main, :has(main)');
    if (isWhole) whole.add(element);
    observe(element, isWhole);
    if (element.parentNode) observe(element.parentNode);
  });
}
