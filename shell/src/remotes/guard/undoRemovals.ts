import { isKept } from '../../frame/keptElements';

function putBack({ target, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  const previous = previousSibling?.parentNode === target ? previousSibling : null;
  const place = next ?? (previous ? previous.nextSibling : null);
  for (const node of removedNodes) target.insertBefore(node, place);
}

/** Reverts, last first, each removal of a node that `counts`; returns the restored names. */
export function undoRemovals(
  records: readonly MutationRecord[],
  counts: (node: Node, from: Node) => boolean,
): string[] {
  const restored: string[] = [];
  for (const record of records.toReversed()) {
    const { target, removedNodes, addedNodes } = record;
    const lost = [...removedNodes].filter((node) => counts(node, target));
    if (lost.length === 0) continue;
    for (const node of addedNodes) {
      if (node.parentNode === target && !isKept(node)) target.removeChild(node);
    }
    putBack(record);
    restored.push(...lost.map(({ nodeName }) => nodeName.toLowerCase()));
  }
  return restored;
}
