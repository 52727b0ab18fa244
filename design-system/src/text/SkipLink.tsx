import type { ReactNode } from 'react';

/** First stop of the keyboard: jumps to the content; unseen until focused. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className="tg-skip" href={href}>
      {children}
    </a>
  );
}
