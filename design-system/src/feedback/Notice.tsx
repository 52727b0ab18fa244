import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../pictures/Icon';
import type { IconName } from '../pictures/iconPaths';

export type NoticeTone = 'info' | 'success' | 'caution' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that answer the notice. */
  actions?: ReactNode;
  /** The button that takes it away, at the end of its first line. */
  closeButton?: ReactNode;
  /**
   * True when it appears in reply to something: scrolled to, and spoken at once if it warns, else
   * when quiet.
   */
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

/** A message that belongs to this place in the page. */
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
