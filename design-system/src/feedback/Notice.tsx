import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/iconPaths';

export type NoticeTone = 'info' | 'success' | 'caution' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Placed at the end of the first line. */
  closeButton?: ReactNode;
  /** True if it responds to an action: it is scrolled into view and announced, warnings at once. */
  live?: boolean | undefined;
  className?: string | undefined;
}

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  success: 'check',
  caution: 'warning',
  danger: 'warning',
};

const scrollTo = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** A message about its place in the page. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, actions, closeButton, live = false, className } = props;
  const warns = tone === 'caution' || tone === 'danger';
  const liveRole = warns ? 'alert' : 'status';

  return (
    <div
      className={classNames('tg-notice', className)}
      data-tone={tone}
      role={live ? liveRole : undefined}
      ref={live ? scrollTo : null}
    >
      <Icon name={icons[tone]} />
      <div className="tg-notice-body">
        {title ? <p className="tg-notice-title">{title}</p> : null}
        {children}
        {actions ? <div className="tg-notice-actions">{actions}</div> : null}
      </div>
      {closeButton}
    </div>
  );
}
