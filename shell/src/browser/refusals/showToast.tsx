import { createRoot } from 'react-dom/client';
import { loadMessages } from '../loadMessages';
import { type Show, Toasts } from './Toasts';

/** A separate root, so that no page loads this code before it is needed. */
async function openRegion(): Promise<Show> {
  // All languages share this chunk because few visitors need it.
  const i18n = await loadMessages(
    'toasts',
    (language) => import(/* webpackMode: "eager" */ `../../../locales/${language}/toasts.json`),
  );
  const place = document.createElement('div');
  document.body.append(place);
  return new Promise((resolve) => {
    createRoot(place).render(<Toasts i18n={i18n} onReady={resolve} />);
  });
}

let opening: Promise<Show> | undefined;

/** Shows a message or a generic error. Screen readers only announce it in an existing region. */
export async function showToast(message: string): Promise<void> {
  const show = await (opening ??= openRegion());
  show(message);
}
