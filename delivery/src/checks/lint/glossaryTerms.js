import { readFileSync } from 'node:fs';
import path from 'node:path';

const glossary = new URL('../../../../docs/glossary.md', import.meta.url);
const row = /^\| (?<term>[A-Z][^|]*?) +\|[^|]+\| (?<not>[a-z`][^|]*?) +\|$/gm;

/** Words of the glossary's column “Not” by the term to use; a word in code style is free in titles. */
function readRefusedTerms(text) {
  return [...text.matchAll(row)].flatMap(({ groups }) =>
    groups.not.split(', ').map((word) => ({
      term: groups.term,
      refused: word.replaceAll('`', '').toLowerCase(),
      isFreeInTitles: word.startsWith('`'),
    })),
  );
}

const splitName = (text) =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();

/** Columns keep their names, because servers of the version before read them during a roll-out. */
const columns = new Set(['askedAt', 'asked_at', 'chargeAskedAt']);

function createFinder(terms) {
  const found = new Map();
  return (text) => {
    if (columns.has(text)) return undefined;
    if (!found.has(text)) {
      const name = ` ${splitName(text)} `;
      found.set(
        text,
        terms.find(
          (entry) => name.includes(` ${entry.refused} `) || name.includes(` ${entry.refused}s `),
        ),
      );
    }
    return found.get(text);
  };
}

const refusedTerms = readRefusedTerms(readFileSync(glossary, 'utf8'));
if (refusedTerms.length === 0) throw new Error('docs/glossary.md refuses no terms');
const findInNames = createFinder(refusedTerms);
const findInTitles = createFinder(refusedTerms.filter(({ isFreeInTitles }) => !isFreeInTitles));

/** Members of objects that other packages declare are not ours to name. */
const isDeclared = ({ parent }) => !(parent.type === 'MemberExpression' && !parent.computed);

const testCall = /^(test|it|describe)$/;

/** Names, file names and test titles use the terms of `docs/glossary.md`. */
export const glossaryTerms = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { term: '“{{text}}”: the glossary’s term is “{{term}}”, not “{{refused}}”.' },
  },
  create(context) {
    const report = (node, text, entry) => {
      if (entry) context.report({ node, messageId: 'term', data: { text, ...entry } });
    };
    return {
      Program(node) {
        const name = path.basename(context.filename).replace(/\..*$/, '');
        report(node, name, findInNames(name));
      },
      Identifier(node) {
        if (findInNames(node.name) && isDeclared(node)) {
          report(node, node.name, findInNames(node.name));
        }
      },
      CallExpression({ callee, arguments: [title] }) {
        const name = (callee.object ?? callee.callee?.object ?? callee).name;
        if (!testCall.test(name) || title?.type !== 'Literal') return;
        const text = String(title.value);
        report(title, text, findInTitles(text));
      },
    };
  },
};
