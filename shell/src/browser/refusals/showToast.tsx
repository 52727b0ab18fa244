import { createRoot } from 'react-dom/client';
import type words from '../../../locales/en/toasts.json';
import { type Show, Toasts } from './Toasts';

/** In the language of the page; all languages lie in this chunk, which few need. */
async function loadToastWords(): Promise<typeof words> {
  const { lang } = document.documentElement;
  return (await import(
    /* webpackMode: "eager" */ `../../../locales/${lang}/toasts.json`
  )) as typeof words;
}

/** A root of its own, so that no page carries this code before it is needed. */
async function openRegion(): Promise<Show> {
  const { toasts } = await loadToastWords();
  const place = document.createElement('div');
  document.body.append(place);
  return new Promise((resolve) => {
    createRoot(place).render(<Toasts words={toasts} onReady={resolve} />);
  });
}

let opening: Promise<Show> | undefined;

/**
 * Shows a reply's message in the corner for a while; without one, that there was an error. The region
 * is there before its first message, so that it is spoken.
 */
export async function showToast(message: string): Promise<void> {
  const show = await (opening ??= openRegion());
  show(message);
}
