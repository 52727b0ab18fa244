const kept = new Set<Element>();
const keptNodes: ReadonlySet<Node> = kept;
let onKeep: ((element: Element) => void) | undefined;

/**
 * A ref that protects an element of the frame. React runs its cleanup in the task that removes the
 * element, so a kept element that is missing was removed by other code.
 */
export function keepElement(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  kept.add(element);
  onKeep?.(element);
  return () => {
    kept.delete(element);
  };
}

export function isKept(node: Node): boolean {
  return keptNodes.has(node);
}

export function followKept(callback: (element: Element) => void): void {
  onKeep = callback;
  for (const element of kept) callback(element);
}
