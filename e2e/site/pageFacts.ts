/** What one page says about itself, and where it links to. */
export interface PageFacts {
  url: string;
  status: number;
  /** Where it leads instead; empty for a page. */
  location: string;
  language: string;
  direction: string;
  device: string;
  layout: string;
  headings: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** The address of the page on a phone. */
  mobile: string;
  /** Language to address. */
  alternates: Record<string, string>;
  /** Paths on this site, each once. */
  links: string[];
}

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (text: string) =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (one) => characters[one] ?? one);

/** Our own server writes every attribute in quotation marks and no tag without an end. */
function listTags(html: string): Tag[] {
  return [...html.matchAll(/<(html|body|link|meta|a|h1)\b([^>]*)>/g)].map(
    ([, name = '', text = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
    }),
  );
}

/** Reads a reply as a browser and a search engine would. */
export function readPageFacts(
  { url, status, location }: Pick<PageFacts, 'url' | 'status' | 'location'>,
  html: string,
): PageFacts {
  const tags = listTags(html);
  const find = (name: string, key = '', value?: string) =>
    tags.find((tag) => tag.name === name && (key === '' || tag.attributes[key] === value))
      ?.attributes ?? {};
  const links = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  const alternates = links
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
    .map(({ hreflang = '', href = '' }) => [hreflang, href]);
  const { origin } = new URL(url);
  const targets = tags
    .filter(({ name, attributes: { href } }) => name === 'a' && href !== undefined)
    .map(({ attributes: { href = '' } }) => new URL(href, url))
    .filter((target) => target.origin === origin)
    .map(({ pathname, search }) => pathname + search);
  return {
    url,
    status,
    location,
    language: find('html')['lang'] ?? '',
    direction: find('html')['dir'] ?? '',
    device: find('html')['data-device'] ?? '',
    layout: find('body')['data-layout'] ?? '',
    headings: tags.filter(({ name }) => name === 'h1').length,
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: find('meta', 'name', 'description')['content'] ?? '',
    canonical: find('link', 'rel', 'canonical')['href'] ?? '',
    robots: find('meta', 'name', 'robots')['content'] ?? '',
    mobile: links.find(({ media }) => media !== undefined)?.['href'] ?? '',
    alternates: Object.fromEntries(alternates) as Record<string, string>,
    links: [...new Set(targets)],
  };
}
