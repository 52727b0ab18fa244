import { buttonStyle } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Looks like a secondary button; without a target it loads the page again. */
export function SecondaryLink({ to, children }: { to?: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Link {...buttonStyle({ variant: 'secondary' })} to={to ?? pathname + search}>
      {children}
    </Link>
  );
}
