import type { ReactNode } from 'react';

/** The first focusable element, hidden until focused: jumps to the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className="tg-skip" href={href}>
      {children}
    </a>
  );
}
