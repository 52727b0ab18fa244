import { dropLateFonts } from './dropLateFonts';

interface Arrival {
  style: HTMLStyleElement;
  link: HTMLLinkElement;
}

/** Resolves with undefined if the stylesheet does not come. */
function loadStylesheet(style: HTMLStyleElement): Promise<Arrival | undefined> {
  const { href = '', integrity = '' } = style.dataset;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, integrity, media: 'not all' });
  return new Promise((resolve) => {
    link.onload = () => {
      resolve({ style, link });
    };
    // The rules of the page remain, and are too few for others.
    link.onerror = () => {
      resolve(undefined);
    };
    style.after(link);
  });
}

/**
 * Replaces the rules that the server has put into the page by the whole stylesheets, all at once
 * and each in the same place of the cascade. Whatever the page does not show yet waits for them.
 * Resolves with whether all have come.
 */
export async function applyStylesheets(): Promise<boolean> {
  const styles = document.querySelectorAll<HTMLStyleElement>('head > style[data-href]');
  const arrivals = await Promise.all([...styles].map(loadStylesheet));
  if (styles.length > 0) dropLateFonts();
  for (const arrival of arrivals) {
    arrival?.link.removeAttribute('media');
    arrival?.style.remove();
  }
  return !arrivals.includes(undefined);
}
