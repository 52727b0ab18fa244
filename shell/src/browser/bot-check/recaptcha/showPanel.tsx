import { ToastRegion } from '@tidegate/design-system/toasts';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { CheckboxPanel, type CheckboxPanelProps } from './CheckboxPanel';
import { WarningPanel } from './WarningPanel';

interface Shown {
  root: Root;
  place: HTMLElement;
  /** The element that had focus. */
  before: Element | null;
  onClosed: (() => void) | undefined;
}

let shown: Shown | undefined;

function Region({ children }: { children: ReactNode }) {
  const { t } = useTranslation('botCheck');
  return <ToastRegion label={t('botCheck.region')}>{children}</ToastRegion>;
}

/** A separate root, so that no page loads this code before it is needed. */
function show(translations: i18n, panel: ReactNode, onClosed?: () => void): void {
  closePanel();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown = { root, place, before: document.activeElement, onClosed };
  root.render(
    <I18nextProvider i18n={translations}>
      <Region>{panel}</Region>
    </I18nextProvider>,
  );
}

/** Closes the panel and restores focus. */
export function closePanel(): void {
  if (!shown) return;
  const { root, place, before, onClosed } = shown;
  shown = undefined;
  const hadFocus = place.contains(document.activeElement);
  place.remove();
  // reCAPTCHA may call back while React renders the element that it writes into.
  queueMicrotask(() => {
    root.unmount();
  });
  if (hadFocus && before instanceof HTMLElement) before.focus();
  onClosed?.();
}

export function showWarning(translations: i18n, text: string): void {
  show(translations, <WarningPanel text={text} onClose={closePanel} />);
}

export function showCheckbox(
  translations: i18n,
  { onReady, onClosed }: Pick<CheckboxPanelProps, 'onReady'> & { onClosed: () => void },
): void {
  show(translations, <CheckboxPanel onReady={onReady} onGiveUp={closePanel} />, onClosed);
}
