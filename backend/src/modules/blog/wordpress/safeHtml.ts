import sanitizeHtml from 'sanitize-html';

const allowedTags = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['a', 'em', 'strong', 'code', 'kbd', 'abbr', 'q', 'cite', 'sub', 'sup'],
];

export interface SafeHtml {
  html: string;
  /** Omitted pictures: the CSP allows none from other sites. */
  pictureCount: number;
}

/** Sanitises foreign HTML: headings from `h2`, no scripts or styles, and absolute links. */
export function toSafeHtml(html: string, site: URL): SafeHtml {
  let pictureCount = 0;
  const safe = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'], th: ['scope'], abbr: ['title'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      img: (tagName, attribs) => {
        pictureCount += 1;
        return { tagName, attribs };
      },
      a: (tagName, { href = '' }) => ({ tagName, attribs: resolveLink(href, site) }),
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      ['p', 'figure', 'a'].includes(tag) && text.trim() === '' && mediaChildren.length === 0,
  });
  return { html: safe.trim(), pictureCount };
}

function resolveLink(href: string, site: URL): Record<string, string> {
  return URL.canParse(href, site.href) ? { href: new URL(href, site.href).href } : {};
}
