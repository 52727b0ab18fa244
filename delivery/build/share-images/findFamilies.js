import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const { resolve } = createRequire(import.meta.url);

function findPackage(name) {
  return path.join(path.dirname(resolve(`@fontsource-variable/${name}/package.json`)), 'files');
}

/** The files of a family share its name: each has a part of the characters. */
function registerFamily(family, folder, pattern) {
  for (const file of readdirSync(folder).filter((name) => pattern.test(name))) {
    if (!GlobalFonts.registerFromPath(path.join(folder, file), family)) {
      throw new Error(`${file} is not a font`);
    }
  }
  return `'${family}'`;
}

const geologica = registerFamily(
  'Geologica',
  path.resolve(import.meta.dirname, '../../../design-system/src/fonts'),
  /\.woff2$/,
);

/** What a language needs besides the font of the site. */
const others = {
  ja: () => registerFamily('Noto Sans JP', findPackage('noto-sans-jp'), /-wght-normal\.woff2$/),
  ar: () =>
    registerFamily('Noto Sans Arabic', findPackage('noto-sans-arabic'), /-arabic-wght-normal\./),
};

const families = new Map();

/** The families of a language as a list of CSS. */
export function findFamilies(language) {
  const other = others[language];
  if (!families.has(language)) {
    families.set(language, other ? `${geologica}, ${other()}` : geologica);
  }
  return families.get(language);
}
