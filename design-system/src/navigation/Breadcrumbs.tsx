import { Children, type ReactNode } from 'react';
import { Icon } from '../pictures/Icon';

export interface BreadcrumbsProps {
  label: string;
  children: ReactNode;
  current: ReactNode;
}

export function Breadcrumbs({ label, children, current }: BreadcrumbsProps) {
  return (
    <nav className="tg-crumbs" aria-label={label}>
      <ol role="list" className="tg-crumbs-list">
        {Children.toArray(children).map((link, level) => (
          <li key={level} className="tg-crumb">
            {link}
            <Icon name="chevron" />
          </li>
        ))}
        <li className="tg-crumb" aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
