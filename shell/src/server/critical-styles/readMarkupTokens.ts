const nameOrAttribute = /<([a-z][\w-]*)|\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Element names, `.class` names and `#id`s of a document, also those of hidden parts. */
export function readMarkupTokens(html: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  const values = new Set<string>();
  for (const [, element, attribute, ...quoted] of html.matchAll(nameOrAttribute)) {
    if (element !== undefined) tokens.add(element.toLowerCase());
    else values.add((attribute === 'id' ? '#' : '.') + quoted.join(''));
  }
  for (const value of values) {
    const mark = value.charAt(0);
    for (const name of value.slice(1).split(/\s+/)) tokens.add(mark + name);
  }
  return tokens;
}
