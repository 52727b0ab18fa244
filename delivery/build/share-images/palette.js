import { readFileSync } from 'node:fs';
import path from 'node:path';

const rootDir = path.resolve(import.meta.dirname, '../../..');
const read = (file) => readFileSync(path.join(rootDir, file), 'utf8');

const darkColour = /--tg-([\w-]+): light-dark\([^,]+, (#\w+)\)/g;

/** The dark colours of the design system by their names. */
export const palette = Object.fromEntries(
  [...read('design-system/src/tokens.css').matchAll(darkColour)].map(([, ...pair]) => pair),
);

const [background, ...paths] = [
  ...read('shell/public/mark.svg').matchAll(/<path fill="(#\w+)" d="(.*?)"/g),
].map(([, colour, shape]) => ({ colour, shape }));

/** The brand's mark, in a square of 32 units. */
export const mark = { background: background.colour, paths };

/** The product's name; the contract is TypeScript, and a drawing needs only this of it. */
export const brand = /brand = '(\w+)'/.exec(read('shared-contracts/src/brand.ts'))[1];
