import type { ReactNode } from 'react';

export interface ToastRegionProps {
  label: string;
  children?: ReactNode;
}

/** The live region of toasts: keep it mounted, otherwise the first toast is not announced. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section className="tg-toasts" aria-label={label} aria-live="polite">
      {children}
    </section>
  );
}
