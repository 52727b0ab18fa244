const kept = new Set<Element>();
let onKeep: ((element: Element) => void) | undefined;

/**
 * A ref for an element of the frame: while React shows it, a release that takes it away is undone.
 * React runs the cleanup of a ref in the same task that removes the element, so whatever is kept
 * and yet not in its place was taken away by somebody else.
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
  return kept.has(node as Element);
}

/** Calls back for every element that is kept now, and for each that will be. */
export function followKept(callback: (element: Element) => void): void {
  onKeep = callback;
  for (const element of kept) callback(element);
}
