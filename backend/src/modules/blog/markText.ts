import type { MarkedText } from '@tidegate/contracts/api/blog/discoverySchemas';

import { foldText } from './foldText';

interface Range {
  start: number;
  end: number;
}

const passageLength = 170;
const lengthBeforeMatch = 50;

/** Finds the folded words, in order and without overlaps. */
function findRanges(source: string, terms: readonly string[]): Range[] {
  const { text, origins } = foldText(source);
  const found = terms
    .flatMap((word) => {
      const ranges: Range[] = [];
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        ranges.push({ start: origins[at] ?? 0, end: endOf(origins, at + word.length) });
      }
      return ranges;
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return found.reduce<Range[]>((ranges, range) => {
    const last = ranges.at(-1);
    return last && range.start < last.end ? ranges : [...ranges, range];
  }, []);
}

/** A match that ends inside a letter such as ß, which folds to two, includes the whole letter. */
function endOf(origins: readonly number[], position: number): number {
  const last = origins[position - 1];
  return origins.slice(position).find((origin) => origin !== last) ?? 0;
}

export function holdsAny(source: string, terms: readonly string[]): boolean {
  const { text } = foldText(source);
  return terms.some((word) => text.includes(word));
}

export function markText(source: string, terms: readonly string[]): MarkedText {
  let position = 0;
  const parts = findRanges(source, terms).flatMap(({ start, end }) => {
    const before = source.slice(position, start);
    position = end;
    return [
      { text: before, is_match: false },
      { text: source.slice(start, end), is_match: true },
    ];
  });
  return [...parts, { text: source.slice(position), is_match: false }].filter(({ text }) => text);
}

/** Cuts a passage around the first match, between words if possible. */
export function cutPassage(source: string, terms: readonly string[]): string {
  const [first] = findRanges(source, terms);
  const wanted = Math.max(0, (first?.start ?? 0) - lengthBeforeMatch);
  const space = source.indexOf(' ', wanted);
  const isNear = space >= 0 && space < (first?.start ?? 0);
  const start = wanted > 0 && isNear ? space + 1 : wanted;
  const rest = source.slice(start);
  if (rest.length <= passageLength) return (start > 0 ? '… ' : '') + rest;
  const cut = rest.slice(0, passageLength);
  const lastSpace = cut.lastIndexOf(' ');
  const isCutBetween = lastSpace > passageLength / 2;
  return `${start > 0 ? '… ' : ''}${isCutBetween ? cut.slice(0, lastSpace) : cut} …`;
}
