import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

function isBareElement(node: unknown, name: string): node is Element {
  const element = node as Element;
  return tree.isElementNode(element) && element.tagName === name && element.attrs.length === 0;
}

/** The children of a node, if they are elements with exactly these names and no attributes. */
function findChildren(node: ParentNode | undefined, ...names: readonly string[]) {
  const children = node?.childNodes.filter((child) => !tree.isDocumentTypeNode(child)) ?? [];
  const isAsExpected =
    children.length === names.length &&
    children.every((child, index) => isBareElement(child, names[index] ?? ''));
  return isAsExpected ? (children as Element[]) : [];
}

/** What a region may lie in: an end tag of any of these closes it, if the region lets it out. */
const around = ['div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main'];
/** What may follow a region: text goes on in what is still bold or a link, and forms do not nest. */
const after = ['span', 'form'];

const open = (name: string) => `<${name}>`;
const close = (name: string) => `</${name}>`;

function endsWhereItShould(html: string, scriptingEnabled: boolean): boolean {
  const before = `<!DOCTYPE html><html><head></head><body>${around.map(open).join('')}`;
  const rest = after.map((name) => open(name) + close(name)).join('');
  const end = [...around, 'body', 'html'].reverse().map(close).join('');
  const document = parse(`${before}<div>${html}</div>${rest}${end}`, { scriptingEnabled });
  const [root] = findChildren(document, 'html');
  const [head, body] = findChildren(root, 'head', 'body');
  let parent = body;
  for (const name of around) [parent] = findChildren(parent, name);
  const siblings = findChildren(parent, 'div', ...after);
  return (
    head?.childNodes.length === 0 &&
    siblings.length > 0 &&
    siblings.slice(1).every((sibling) => sibling.childNodes.length === 0)
  );
}

/**
 * Whether HTML stays inside the element that it is put into, as browsers read it: nothing closes
 * what is around it, swallows what follows, or changes the document itself.
 */
export function staysInside(html: string): boolean {
  // `noscript` is the one element that is read differently without script.
  return (
    endsWhereItShould(html, true) && (!/<noscript/i.test(html) || endsWhereItShould(html, false))
  );
}
