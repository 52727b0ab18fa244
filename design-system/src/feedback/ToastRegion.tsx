import type { ReactNode } from 'react';

export interface ToastRegionProps {
  /** Names the region for those who jump between landmarks. */
  label: string;
  children?: ReactNode;
}

/** The corner where short-lived `Notice`s stand; keep it mounted while empty so each is spoken. */
export function ToastRegion({ label, children }: ToastRegionProps) {
  return (
    <section className="tg-toasts" aria-label={label} aria-live="polite">
      {children}
    </section>
  );
}
