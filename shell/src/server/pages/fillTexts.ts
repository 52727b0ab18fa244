type Named = Readonly<Record<string, string | number>>;

/** Replaces placeholders such as `{{devices}}` in all texts. Unknown ones remain. */
export function fillTexts<Content>(content: Content, values: Named): Content {
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
    }
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(content) as Content;
}
