import { followKept, isKept } from '../../frame/keptElements';

/**
 * Observes the children of kept elements and of their parents. The returned function tells whether
 * a change of a node could change them.
 */
export function observeFrame(observer: MutationObserver): (node: unknown) => boolean {
  const observed = new WeakSet<Node>();
  /** Elements without a region inside: everything in them is kept. */
  const whole = new Set<Element>();

  function observe(node: Node, subtree = false) {
    observed.add(node);
    observer.observe(node, { childList: true, subtree });
  }

  function isInsideWhole(node: Node): boolean {
    for (const element of whole) {
      if (!isKept(element)) whole.delete(element);
      else if (element.contains(node)) return true;
    }
    return false;
  }

  followKept((element) => {
    const isWhole = !element.matches('main, :has(main)');
    if (isWhole) whole.add(element);
    observe(element, isWhole);
    if (element.parentNode) observe(element.parentNode);
  });

  return (node) =>
    node instanceof Node &&
    (observed.has(node) || observed.has(node.parentNode ?? node) || isInsideWhole(node));
}
