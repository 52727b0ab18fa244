/** Global attributes in use (`$GLOBAL_ATTRS` of the AMP validator). */
const everywhere = /^(class|dir|id|lang|role|tabindex|title|translate|aria-[a-z]+|data-[a-z-]+)$/;

const none: readonly string[] = [];
const presentation = [
  'clip-path',
  'direction',
  'fill',
  'font-size',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-width',
];

/** Elements in use that AMP allows, with their attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'article b bdi body br caption code dd del div dl dt em figcaption figure footer h1 h2 h3 h4 head header i li main ' +
      'nav noscript p section small span strong sub summary sup table tbody thead title tr ul'
    )
      .split(' ')
      .map((name) => [name, none]),
  ),
  a: ['href', 'download', 'hreflang', 'rel', 'target'],
  blockquote: ['cite'],
  circle: ['cx', 'cy', 'r', 'transform', ...presentation],
  details: ['open'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'transform', ...presentation],
  g: ['transform', ...presentation],
  html: ['amp'],
  line: ['x1', 'x2', 'y1', 'y2', 'transform', ...presentation],
  link: ['href', 'rel', 'type'],
  meta: ['charset', 'content', 'name', 'property'],
  ol: ['reversed', 'start'],
  path: ['d', 'pathlength', 'transform', ...presentation],
  polyline: ['points', 'transform', ...presentation],
  rect: ['height', 'rx', 'ry', 'width', 'x', 'y', 'transform', ...presentation],
  script: ['async', 'src', 'type'],
  style: ['amp-boilerplate', 'amp-custom'],
  svg: ['height', 'preserveaspectratio', 'viewbox', 'width', 'x', 'y', ...presentation],
  td: ['colspan', 'headers', 'rowspan'],
  text: ['text-anchor', 'x', 'y', 'transform', ...presentation],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  use: ['height', 'href', 'transform', 'width', 'x', 'y', ...presentation],
};

function listForeign(element: Element): string[] {
  const name = element.localName;
  const attributes = allowed[name];
  if (!attributes) return [name];
  return element
    .getAttributeNames()
    .map((attribute) => attribute.toLowerCase())
    .filter((attribute) => !everywhere.test(attribute) && !attributes.includes(attribute))
    .map((attribute) => `${name}[${attribute}]`);
}

/** Mandatory markup of an AMP document, by the fault without it. */
const demanded: Readonly<Record<string, (page: Document) => boolean>> = {
  'no amp attribute': ({ documentElement }) => documentElement.hasAttribute('amp'),
  'charset is not first': ({ head }) => head.firstElementChild?.hasAttribute('charset') === true,
  'not one canonical': ({ head }) => head.querySelectorAll('link[rel=canonical]').length === 1,
  'no viewport': ({ head }) =>
    /width=device-width/.test(head.querySelector('[name=viewport]')?.getAttribute('content') ?? ''),
  'scripts besides the runtime': ({ scripts }) =>
    [...scripts].filter(({ type }) => type !== 'application/ld+json').length === 1,
  'no runtime': ({ head }) =>
    head.querySelector('script[async]')?.getAttribute('src') === 'https://cdn.ampproject.org/v0.js',
  'no boilerplate': ({ head }) =>
    /^body\{-webkit-animation:-amp-start 8s steps\(1,end\) 0s 1 normal both;.*@keyframes -amp-start\{from\{visibility:hidden\}to\{visibility:visible\}\}$/.test(
      head.querySelector(':scope > style[amp-boilerplate]')?.innerHTML ?? '',
    ),
  'no boilerplate without script': ({ head }) =>
    head.querySelector('noscript')?.textContent ===
      '<style amp-boilerplate="">body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}</style>' ||
    head.querySelector('noscript > style')?.innerHTML ===
      'body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}',
  'not one style of its own': ({ head }) => head.querySelectorAll('style[amp-custom]').length === 1,
  'a style in an attribute': (page) => page.querySelector('[style]') === null,
};

/** Subset of the AMP validator, which tests cannot download. */
export function listAmpFaults(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const missing = Object.entries(demanded)
    .filter(([, isMet]) => !isMet(page))
    .map(([fault]) => fault);
  const foreign = [...page.querySelectorAll('*')].flatMap(listForeign);
  return [...new Set([...missing, ...foreign])];
}
