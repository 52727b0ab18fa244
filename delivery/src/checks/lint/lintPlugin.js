import tseslint from 'typescript-eslint';
import { fileNamedAfterExport } from './fileNamedAfterExport.js';
import { glossaryTerms } from './glossaryTerms.js';
import { noBrowserWhileRendering } from './noBrowserWhileRendering.js';
import { noModuleSideEffects, noModuleVariables } from './moduleLevel.js';
import {
  noDefaultExport,
  noLeftOutQuery,
  queriesInRepositories,
  suppressionsNeedReasons,
  zodIsMini,
} from './plainRules.js';
import { noTextInJsx } from './noTextInJsx.js';

/** Lint rules that no published plugin provides. */
const lintPlugin = {
  meta: { name: 'tidegate' },
  rules: {
    'file-named-after-export': fileNamedAfterExport,
    'glossary-terms': glossaryTerms,
    'no-browser-while-rendering': noBrowserWhileRendering,
    'no-default-export': noDefaultExport,
    'no-left-out-query': noLeftOutQuery,
    'no-module-side-effects': noModuleSideEffects,
    'no-module-variables': noModuleVariables,
    'no-restricted-imports': tseslint.plugin.rules['no-restricted-imports'],
    'no-unused-variables': tseslint.plugin.rules['no-unused-vars'],
    'no-text-in-jsx': noTextInJsx,
    'queries-in-repositories': queriesInRepositories,
    'suppressions-need-reasons': suppressionsNeedReasons,
    'zod-is-mini': zodIsMini,
  },
};

export default lintPlugin;
