import { pageScriptsId } from '../../inline/pageScriptsId';
import type { PageStart } from '../../inline/pageStart';
import type { Asset } from '../../remotes/browserRelease';
import { escapeMarkup } from '../rendering/escapeMarkup';

interface StartScriptsProps {
  inlineScript: string;
  start: PageStart;
  scripts: readonly Asset[];
  /** Scripts that the regions of the page need next. */
  preloads: readonly Asset[];
}

const address = (name: string, { url, integrity }: Asset) =>
  `${name}="${escapeMarkup(url)}" integrity="${escapeMarkup(integrity)}"`;

// The bundler's loader requests chunks with CORS; a preload without CORS would fetch them twice.
function toPreload(asset: Asset): string {
  const cors = asset.url.startsWith('/assets/') ? ' crossorigin="anonymous"' : '';
  return `<link rel="preload" as="script" ${address('href', asset)}${cors}>`;
}

/** The inline script, and an inert template of the elements that it adds to start the page. */
export function StartScripts({ inlineScript, start, scripts, preloads }: StartScriptsProps) {
  // As text, because React would move the links out of the template.
  const html = [
    ...preloads.map(toPreload),
    ...scripts.map((script) => `<script ${address('src', script)}></script>`),
  ].join('');
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: inlineScript }} />
      <template id={pageScriptsId} data-start={start} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
