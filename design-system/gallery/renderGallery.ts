// Usage: node --import tsx gallery/renderGallery.ts out.html --scheme=dark --dir=rtl --text=200
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Gallery } from './Gallery';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scheme: { type: 'string', default: 'light' },
    dir: { type: 'string', default: 'ltr' },
    language: { type: 'string', default: 'en' },
    text: { type: 'string', default: '100' },
  },
});

/** Inlines the imports of a stylesheet and makes its URLs absolute. */
async function inlineStyles(path: string): Promise<string> {
  const source = await readFile(path, 'utf8');
  const folder = dirname(path);
  const imports = [...source.matchAll(/^@import '(.+)';$/gm)].map(([, to]) =>
    join(folder, to ?? ''),
  );
  const imported = await Promise.all(imports.map(inlineStyles));
  const own = source
    .replaceAll('font-display: optional', 'font-display: block')
    .replaceAll(/^@import .+$/gm, '')
    .replaceAll(/url\('\.\/(.+?)'\)/g, (_, file: string) => {
      return `url('${pathToFileURL(join(folder, file)).href}')`;
    });
  return [...imported, own].join('\n');
}

const [out = 'gallery.html'] = positionals;
const sheets = ['styles.css', 'fonts/fonts.css'].map((name) =>
  inlineStyles(join(import.meta.dirname, '../src', name)),
);
const styles = (await Promise.all(sheets)).join('\n');
const body = renderToStaticMarkup(createElement(Gallery, { language: values.language }));

await writeFile(
  out,
  `<!doctype html>
<html lang="${values.language}" dir="${values.dir}" data-scheme="${values.scheme}" style="font-size:${values.text}%">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>${styles}</style>
</head>
<body>${body}</body>
</html>
`,
);
