import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { readPlainCss } from './readPlainCss';

export interface StyleProblem {
  code: 'delivery.ambiguousStyle' | 'delivery.unlayeredStyle' | 'delivery.globalStyle';
  message: string;
}

/** All other at-rules affect the whole page. */
const allowedAtRules = ['media', 'supports', 'container', 'starting-style'];

/** Fixed elements would cover the page instead of staying in their region. */
const allowedPositions = ['static', 'relative', 'absolute', 'sticky'];

function isOwn(node: Node, prefix: string, isNested: boolean): boolean {
  if (node.type === 'class') return node.value.startsWith(prefix);
  // Outside a rule `&` is the root of the page.
  if (node.type === 'nesting') return isNested;
  if (node.type !== 'pseudo' || !/^:(is|where)$/.test(node.value)) return false;
  return node.nodes.every((alternative) => isScoped(alternative, prefix, isNested));
}

/** Whether a selector only matches elements with, or inside, one of the remote's own classes. */
function isScoped(selector: Selector, prefix: string, isNested: boolean): boolean {
  return selector.nodes.some((node) => isOwn(node, prefix, isNested));
}

function isKeyframes(node: Container['parent']): boolean {
  return node?.type === 'atrule' && 'name' in node && node.name === 'keyframes';
}

function isInRule(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if (parent.type === 'rule') return true;
  }
  return false;
}

function listGlobalSelectors(rule: Rule, prefix: string): string[] {
  if (isKeyframes(rule.parent)) return [];
  const isNested = isInRule(rule);
  if (isNested && !rule.selector.includes('&')) return [];
  return parseSelectors()
    .astSync(rule.selector)
    .nodes.filter((selector) => !isScoped(selector, prefix, isNested))
    .map((selector) => `styles "${String(selector).trim()}", which is not the remote's own`);
}

function isOwnLayer(node: Root['nodes'][number]): boolean {
  return node.type === 'atrule' && node.name === 'layer' && node.params === 'remote';
}

function listGlobalAtRules(rule: AtRule, prefix: string): string[] {
  if (rule.parent?.type === 'root' || allowedAtRules.includes(rule.name)) return [];
  if (rule.name === 'keyframes' && rule.params.startsWith(prefix)) return [];
  return [`has "@${rule.name} ${rule.params}", which changes or names things of the whole page`];
}

function listGlobalDeclarations({ prop, value }: Declaration, prefix: string): string[] {
  const name = prop.toLowerCase();
  const isAllowed =
    (name !== 'position' || allowedPositions.includes(value)) &&
    (!name.startsWith('view-transition-') || value === 'none' || value.startsWith(prefix));
  return isAllowed ? [] : [`has "${prop}: ${value}", which reaches beyond the remote's region`];
}

function findSheetProblems(css: string, prefix: string): StyleProblem[] {
  const root = postcss.parse(css);
  const unlayered = root.nodes
    .filter((node) => node.type !== 'comment' && !isOwnLayer(node))
    .map((node) => `has "${node.toString().slice(0, 60)}" outside @layer remote`);
  const global: string[] = [];
  root.walkAtRules((rule) => void global.push(...listGlobalAtRules(rule, prefix)));
  root.walkRules((rule) => void global.push(...listGlobalSelectors(rule, prefix)));
  root.walkDecls((found) => void global.push(...listGlobalDeclarations(found, prefix)));
  return [
    ...unlayered.map((message) => ({ code: 'delivery.unlayeredStyle', message }) as const),
    ...global.map((message) => ({ code: 'delivery.globalStyle', message }) as const),
  ];
}

function findAmbiguity(bytes: Uint8Array, prefix: string): StyleProblem[] {
  const css = readPlainCss(bytes);
  const message =
    'is not plain CSS: an escape or a line break in the wrong place, an unquoted url(…), or a bracket too many';
  if (css === undefined) return [{ code: 'delivery.ambiguousStyle', message }];
  try {
    return findSheetProblems(css, prefix);
  } catch {
    // The parser throws on invalid CSS, which a browser would still interpret.
    return [{ code: 'delivery.ambiguousStyle', message }];
  }
}

/** Finds styles that reach beyond the remote's own elements or override others by accident. */
export function findStyleProblems(
  file: string,
  bytes: Uint8Array,
  container: string,
): StyleProblem[] {
  return findAmbiguity(bytes, `${container}-`).map(({ code, message }) => ({
    code,
    message: `${file} ${message}.`,
  }));
}
