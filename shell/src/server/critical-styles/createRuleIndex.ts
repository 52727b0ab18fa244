import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

interface IndexedRule {
  kind: 'rule';
  css: string;
  /** For each selector of the list, the tokens that a page must have. */
  needed: readonly (readonly string[])[];
  animations: readonly string[];
}

type Part =
  | IndexedRule
  | { kind: 'keyframes'; css: string; name: string }
  | { kind: 'group'; opening: string; parts: readonly Part[]; isAlwaysKept: boolean }
  | { kind: 'fixed'; css: string };

type Kept = Exclude<Part, { kind: 'group' }>;

const groups = ['media', 'supports', 'container', 'layer', 'starting-style'];
const keyframes = /^(-\w+-)?keyframes$/;

/** Pseudo-classes, with their arguments, and attributes only narrow a selector down. */
function listNeeded(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    return node.type === 'tag' ? [node.value.toLowerCase()] : [];
  });
}

function indexRule(rule: Rule, animations: readonly string[]): Part {
  const css = rule.toString();
  return {
    kind: 'rule',
    css,
    needed: parseSelectors().astSync(rule.selector).nodes.map(listNeeded),
    animations: animations.filter((name) => css.includes(name)),
  };
}

/** The first block of a layer decides its place in the order of layers, even if it is empty. */
function isFirstOfLayer(rule: AtRule): boolean {
  const { name, params, parent } = rule;
  if (name !== 'layer') return false;
  const first = parent?.nodes.find(
    (one) =>
      one.type === 'atrule' &&
      one.name === 'layer' &&
      one.params.split(',').some((layer) => layer.trim() === params),
  );
  return first === rule;
}

function indexAtRule(rule: AtRule, animations: readonly string[]): Part {
  const { name, params } = rule;
  if (keyframes.test(name)) return { kind: 'keyframes', css: rule.toString(), name: params };
  if (!rule.nodes) return { kind: 'fixed', css: `${rule.toString()};` };
  if (!groups.includes(name)) return { kind: 'fixed', css: rule.toString() };
  const opening = `@${`${name} ${params}`.trimEnd()}{`;
  const parts = indexNodes(rule.nodes, animations);
  return { kind: 'group', opening, parts, isAlwaysKept: isFirstOfLayer(rule) };
}

function indexNodes(nodes: readonly ChildNode[], animations: readonly string[]): Part[] {
  return nodes.flatMap((node) => {
    if (node.type === 'rule') return [indexRule(node, animations)];
    return node.type === 'atrule' ? [indexAtRule(node, animations)] : [];
  });
}

function listAnimations(root: Container): string[] {
  const names: string[] = [];
  root.walkAtRules(keyframes, ({ params }) => void names.push(params));
  return names;
}

const fixed = (css: string): Kept => ({ kind: 'fixed', css });

function collect(parts: readonly Part[], tokens: ReadonlySet<string>): Kept[] {
  return parts.flatMap((part): Kept[] => {
    if (part.kind === 'rule') {
      return part.needed.some((names) => names.every((name) => tokens.has(name))) ? [part] : [];
    }
    if (part.kind !== 'group') return [part];
    const inside = collect(part.parts, tokens);
    if (inside.length === 0 && !part.isAlwaysKept) return [];
    return [fixed(part.opening), ...inside, fixed('}')];
  });
}

export interface RuleIndex {
  /** Whether every page has all rules, as with a stylesheet of fonts alone. */
  isWhole: boolean;
  /** The rules that can apply to a page with these tokens, in the order of the stylesheet. */
  select: (tokens: ReadonlySet<string>) => string;
}

/** Parses a stylesheet once, so that the rules of each page are found by lookups. */
export function createRuleIndex(css: string): RuleIndex {
  const root = postcss.parse(css);
  const parts = indexNodes(root.nodes, listAnimations(root));
  return {
    isWhole: parts.every(({ kind }) => kind === 'fixed'),
    select(tokens) {
      const kept = collect(parts, tokens);
      const used = new Set(kept.flatMap((part) => (part.kind === 'rule' ? part.animations : [])));
      return kept
        .filter((part) => part.kind !== 'keyframes' || used.has(part.name))
        .map((part) => part.css)
        .join('');
    },
  };
}
