import postcss, { type AtRule, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import type { BuildFiles } from './buildOutput';
import type { BuildProblem } from './buildProblem';

/** These name things for the whole page, whatever layer they stand in. */
const globalAtRules = ['import', 'property', 'font-face', 'namespace', 'page', 'counter-style'];

function isOwn(node: Node, prefix: string): boolean {
  if (node.type === 'class') return node.value.startsWith(prefix);
  if (node.type === 'nesting') return true;
  if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return false;
  return node.nodes.every((alternative) => isScoped(alternative, prefix));
}

/** Whether a selector can only match inside what carries one of the remote's own classes. */
function isScoped(selector: Selector, prefix: string): boolean {
  return selector.nodes.some((node) => isOwn(node, prefix));
}

function isNested(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'rule') return true;
  }
  return false;
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function listGlobalSelectors(rule: Rule, prefix: string): string[] {
  if (isKeyframe(rule)) return [];
  const implied = isNested(rule) && !rule.selector.includes('&');
  if (implied) return [];
  return parseSelectors()
    .astSync(rule.selector)
    .nodes.filter((selector) => !isScoped(selector, prefix))
    .map((selector) => String(selector).trim());
}

function findFileProblems(file: string, css: string, container: string): BuildProblem[] {
  const root = postcss.parse(css, { from: file });
  const problems: BuildProblem[] = [];
  root.each((node) => {
    if (node.type === 'comment') return;
    if (node.type === 'atrule' && node.name === 'layer' && node.params === 'remote') return;
    const text = node.toString().slice(0, 60);
    const message = `${file} has "${text}" outside @layer remote.`;
    problems.push({ code: 'delivery.unlayeredStyle', message });
  });
  root.walkAtRules((rule) => {
    if (!globalAtRules.includes(rule.name)) return;
    const message = `${file} has @${rule.name}, which changes the whole page.`;
    problems.push({ code: 'delivery.globalStyle', message });
  });
  root.walkRules((rule) => {
    for (const selector of listGlobalSelectors(rule, `${container}-`)) {
      const message = `${file} styles "${selector}", which is not the remote's own.`;
      problems.push({ code: 'delivery.globalStyle', message });
    }
  });
  return problems;
}

/** Styles of a remote reach its own elements only, and lose against nothing by accident. */
export function findStyleProblems(
  files: BuildFiles,
  styles: readonly string[],
  container: string,
): BuildProblem[] {
  return styles.flatMap((file) => {
    const css = files.get(file)?.toString('utf8') ?? '';
    try {
      return findFileProblems(file, css, container);
    } catch {
      return [{ code: 'delivery.globalStyle', message: `${file} is not CSS.` }];
    }
  });
}
