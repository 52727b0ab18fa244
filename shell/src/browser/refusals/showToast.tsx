import { createRoot } from 'react-dom/client';
import type words from '../../../locales/en/toasts.json';
import { type Show, Toasts } from './Toasts';

/** Messages in the page's language; all languages share this chunk because few visitors need it. */
async function loadToastWords(): Promise<typeof words> {
  const { lang } = document.documentElement;
  return (await import(
    /* webpackMode: "eager" */ `../../../locales/${lang}/toasts.json`
  )) as typeof words;
}

/** A separate root, so that no page loads this code before it is needed. */
async function openRegion(): Promise<Show> {
  const { toasts } = await loadToastWords();
  const place = document.createElement('div');
  document.body.append(place);
  return new Promise((resolve) => {
    createRoot(place).render(<Toasts words={toasts} onReady={resolve} />);
  });
}

let opening: Promise<Show> | undefined;

/** Shows a message or a generic error. Screen readers only announce it in an existing region. */
export async function showToast(message: string): Promise<void> {
  const show = await (opening ??= openRegion());
  show(message);
}
