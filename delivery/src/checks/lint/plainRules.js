import { selectorRule } from './selectorRule.js';

export const noDefaultExport = selectorRule('Export by name.', ['ExportDefaultDeclaration']);

/** `zod/mini` costs a browser 7 kB, the plain import 92 kB. */
export const zodIsMini = selectorRule("Write `import * as z from 'zod/mini'`.", [
  'ImportDeclaration[source.value=/^zod($|[/])/][source.value!="zod/mini"]',
  'ImportDeclaration[source.value="zod/mini"] > :matches(ImportSpecifier, ImportDefaultSpecifier)',
  'ImportDeclaration[source.value="zod/mini"] > ImportNamespaceSpecifier[local.name!="z"]',
  'ImportExpression[source.value=/^zod($|[/])/]',
]);

/** `delivery/build/unusedParts.js` leaves these parts of RTK Query out of the browser's build. */
export const noLeftOutQuery = selectorRule('The browser has no RTK Query with this part.', [
  'MemberExpression[property.name="infiniteQuery"]',
  'Property[key.name=/^(pollingInterval|refetchOnFocus|refetchOnReconnect)$/]',
  'Property[key.name=/^(onQueryStarted|onCacheEntryAdded)$/]',
  'Property[key.name=/^(arg|meta|(raw)?(error)?response)Schema$/i]',
]);

export const queriesInRepositories = selectorRule('Query in a file named `…Repository.ts`.', [
  'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)$/]',
]);

/** No suppression applies here, so one that silences every rule cannot silence this one. */
const beforeFile = { line: 0, column: 0 };

/** A suppression names its rule and ends with ` -- why`. */
export const suppressionsNeedReasons = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      rule: 'Line {{line}}: name the rule that is suppressed.',
      why: 'Line {{line}}: say why: `…-disable-next-line rule -- reason`.',
    },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const found = /^\s*(?:eslint|oxlint)-disable(?:-next-line|-line)?\b(?<rest>.*)$/s.exec(
          comment.value,
        );
        if (!found) continue;
        const { line } = comment.loc.start;
        const [rules, reason] = found.groups.rest.split(/\s--\s/);
        if (rules.trim() === '') {
          context.report({ loc: beforeFile, messageId: 'rule', data: { line } });
        } else if (!/\p{L}+\s+\p{L}+/u.test(reason ?? '')) {
          context.report({ loc: beforeFile, messageId: 'why', data: { line } });
        }
      }
    },
  }),
};
