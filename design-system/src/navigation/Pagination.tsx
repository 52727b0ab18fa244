import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon';
import { pageWindow } from './pageWindow';

export interface PageLinkProps {
  className: string;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  rel: 'prev' | 'next' | undefined;
  children: ReactNode;
}

export interface PaginationProps {
  label: string;
  current: number;
  total: number;
  previousLabel: string;
  nextLabel: string;
  /** Accessible name of a page's link, such as "Page 3". */
  pageLabel: (page: number) => string;
  /** `(page, link) => <Link to={`?page=${page}`} {...link} />` */
  renderLink: (page: number, link: PageLinkProps) => ReactNode;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, current, total, previousLabel, nextLabel, pageLabel, renderLink } = props;
  if (total < 2) return null;

  function step(page: number, rel: 'prev' | 'next', stepLabel: string) {
    if (page < 1 || page > total) return null;
    return (
      <li data-step={rel}>
        {renderLink(page, {
          className: 'tg-page',
          'aria-label': stepLabel,
          'aria-current': undefined,
          rel,
          children: <Icon name="arrow" />,
        })}
      </li>
    );
  }

  return (
    <nav className="tg-pages" aria-label={label}>
      <ul role="list" className="tg-pages-list">
        {step(current - 1, 'prev', previousLabel)}
        {pageWindow(current, total).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number'
              ? renderLink(slot, {
                  className: 'tg-page',
                  'aria-label': pageLabel(slot),
                  'aria-current': slot === current ? 'page' : undefined,
                  rel: undefined,
                  children: slot,
                })
              : '…'}
          </li>
        ))}
        {step(current + 1, 'next', nextLabel)}
      </ul>
    </nav>
  );
}
