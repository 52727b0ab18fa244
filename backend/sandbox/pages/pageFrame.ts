import { createHash } from 'node:crypto';

import { brand } from '@tidegate/contracts/brand';

import { pageStyle } from './pageStyle';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Allows the page's own style and nothing else: no script, no file, no request. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const logo = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
<path fill="currentColor" d="M5 3h4v4h14V3h4v17.5c-1.3-.8-2.7-.8-4 0V11H9v9.5c-1.3-.8-2.7-.8-4 0zM12.5 13h2.5v6.5h-2.5zM17 13h2.5v6.5H17z"/>
<path class="tide" d="M3 24.5c2.6-2.4 5.2-2.4 7.8 0 1.7 1.6 3.5 1.6 5.2 0 2.6-2.4 5.2-2.4 7.8 0 1.7 1.6 3.5 1.6 5.2 0V28c-2.6 2.4-5.2 2.4-7.8 0-1.7-1.6-3.5-1.6-5.2 0-2.6 2.4-5.2 2.4-7.8 0-1.7-1.6-3.5-1.6-5.2 0z"/>
</svg>`;

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function framePage(heading: string, body: string, subject: string = brand): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escape(`${heading} - ${subject}`)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header>${logo}${brand}</header>
<main>
<h1>${escape(heading)}</h1>
<p class="notice"><strong>Payment sandbox: no money moves.</strong></p>
${body}
</main>
</body>
</html>
`;
}
