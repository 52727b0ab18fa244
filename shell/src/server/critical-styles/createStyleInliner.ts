import { createHash } from 'node:crypto';
import type { Asset, BrowserRelease } from '../../remotes/browserRelease';
import { createSheetReader, type SheetReaderOptions } from './createSheetReader';
import { readMarkupTokens } from './readMarkupTokens';

export interface InlinedPage {
  html: string;
  /** Sources that the page's content security policy must allow. */
  styleHashes: readonly string[];
}

/** Puts the rules that a page can use into it, in place of the links to the stylesheets. */
export type InlineStyles = (html: string, used: readonly BrowserRelease[]) => Promise<InlinedPage>;

function hashSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

const toLink = ({ url, integrity }: Asset) =>
  `<link rel="stylesheet" href="${url}" integrity="${integrity}"/>`;

/** Nothing in a stylesheet may end the element that contains it. */
const toContent = (css: string) => css.replaceAll('</', '<\\/');

export function createStyleInliner({
  styles,
  ...options
}: SheetReaderOptions & { styles: readonly Asset[] }): InlineStyles {
  const readSheet = createSheetReader(options);

  return async (html, used) => {
    const sheets = [
      ...styles,
      ...used.flatMap((release) => release.styles.map((style) => ({ ...style, release }))),
    ];
    const indexes = await Promise.all(sheets.map(readSheet));
    const tokens = readMarkupTokens(html);
    const styleHashes: string[] = [];
    function toStyle(attributes: string, css: string): string {
      const content = toContent(css);
      styleHashes.push(hashSource(content));
      return `<style${attributes}>${content}</style>`;
    }
    const inlined = sheets.reduce((page, sheet, place) => {
      const index = indexes[place];
      if (!index || !page.includes(toLink(sheet))) return page;
      const source = ` data-href="${sheet.url}" data-integrity="${sheet.integrity}"`;
      const style = toStyle(index.isWhole ? '' : source, index.select(tokens));
      return page.replace(toLink(sheet), () => style);
    }, html);
    return { html: inlined, styleHashes };
  };
}
