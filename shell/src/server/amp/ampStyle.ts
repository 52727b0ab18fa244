import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellAssets } from '../rendering/readShellAssets';

function findBlockEnd(css: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('a block of the stylesheet has no end');
}

/**
 * Flattens cascade layers and turns container queries into media queries, because AMP supports
 * neither.
 */
export function toAmpStyle(css: string): string {
  const [order = '', names = ''] = /^@layer ([\w, ]+);/.exec(css) ?? [];
  const layers = new Map(names.split(', ').map((name) => [name, '']));
  let beside = '';
  let rest = order.length;
  for (const { index, 0: opening, 1: name = '' } of css.matchAll(/@layer (\w+) ?\{/g)) {
    const start = index + opening.length;
    const end = findBlockEnd(css, start - 1);
    layers.set(name, (layers.get(name) ?? '') + css.slice(start, end));
    beside += css.slice(rest, index);
    rest = end + 1;
  }
  const flat = [beside, css.slice(rest), ...layers.values()].join('');
  return flat.replaceAll(/@container [^({]*/g, '@media ');
}

/** The limit of AMP, which applies to what is published. */
const mostBytes = 75_000;

export async function readAmpStyle(
  shellDist: string,
  { styles, build }: ShellAssets,
): Promise<string> {
  const files = styles.map(({ url }) =>
    readFile(path.join(shellDist, 'client', path.basename(url)), 'utf8'),
  );
  const style = toAmpStyle((await Promise.all(files)).join(''));
  if (build === 'production' && Buffer.byteLength(style) > mostBytes) {
    throw new Error('AMP takes no style of that size');
  }
  return style;
}
