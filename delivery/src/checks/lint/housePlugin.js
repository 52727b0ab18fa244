import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { noBrowserWhileRendering } from './browserGlobals.js';
import { noModuleSideEffects, noModuleVariables } from './moduleLevel.js';
import { noDefaultExport, suppressionsSayWhy, zodIsMini } from './plainRules.js';
import { noWordsInJsx } from './wordsInCode.js';

const folder = new URL('.', import.meta.url);

/**
 * What ESLint's cache depends on beside the settings: our rules, and the versions of all plugins,
 * which some of them do not tell.
 */
function hashOfRules() {
  const files = readdirSync(folder).map((name) => new URL(name, folder));
  const hash = createHash('sha256');
  for (const file of [...files, new URL('../../../../package-lock.json', folder)]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Rules of this house that no published plugin has. */
export const housePlugin = {
  meta: { name: 'house', version: hashOfRules() },
  rules: {
    'no-browser-while-rendering': noBrowserWhileRendering,
    'no-default-export': noDefaultExport,
    'no-module-side-effects': noModuleSideEffects,
    'no-module-variables': noModuleVariables,
    'no-words-in-jsx': noWordsInJsx,
    'suppressions-say-why': suppressionsSayWhy,
    'zod-is-mini': zodIsMini,
  },
};
