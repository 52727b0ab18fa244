import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Returns the children if they are exactly these elements without attributes. */
function findChildren(node: ParentNode | undefined, ...names: readonly string[]): Element[] {
  const children = node?.childNodes.filter((child) => !tree.isDocumentTypeNode(child)) ?? [];
  const elements = children
    .filter((child) => tree.isElementNode(child))
    .filter(({ tagName, attrs }, index) => tagName === names[index] && attrs.length === 0);
  const isAsExpected = children.length === names.length && elements.length === names.length;
  return isAsExpected ? elements : [];
}

/** Possible ancestors of a region, any of which an unbalanced end tag could close. */
const around = ['div', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main'];
/** Possible siblings: open formatting elements continue into them, and forms cannot nest. */
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

/** Whether browsers keep this HTML inside its parent element and parse what follows unchanged. */
export function staysInside(html: string): boolean {
  // `noscript` is the only element that parses differently without script.
  return (
    endsWhereItShould(html, true) && (!/<noscript/i.test(html) || endsWhereItShould(html, false))
  );
}
