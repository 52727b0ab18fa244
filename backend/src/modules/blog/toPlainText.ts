const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

function readEntity(whole: string, name: string): string {
  const number = name.startsWith('#x') ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!name.startsWith('#')) return entities[name] ?? whole;
  return number <= 0x10ffff ? String.fromCodePoint(number) : whole;
}

export function toPlainText(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>|<[^>]*>/gs, ' ')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, readEntity)
    .replace(/\s+/g, ' ')
    .trim();
}
