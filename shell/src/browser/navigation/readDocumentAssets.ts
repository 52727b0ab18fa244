import type { Asset } from '../../remotes/browserRelease';

function readLinks(rel: string): Asset[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`head > link[rel=${rel}]`)].map((link) => ({
    url: link.getAttribute('href') ?? '',
    integrity: link.integrity,
  }));
}

function isFont(url: string): boolean {
  return url.endsWith('.woff2');
}

/** Reads the links that the server rendered, so that hydration matches the document. */
export function readDocumentAssets() {
  const sheets = readLinks('stylesheet');
  const isShell = ({ url }: Asset) => url.startsWith('/assets/');
  return {
    shellStyles: sheets.filter(isShell),
    remoteStyles: sheets.filter((sheet) => !isShell(sheet)),
    fonts: [...readLinks('preload'), ...readLinks('prefetch')].map(({ url }) => url).filter(isFont),
  };
}
