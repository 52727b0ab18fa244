import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | undefined;
  size?: 'lead' | 'body' | 'small' | undefined;
  tone?: 'ink' | 'muted' | 'accent' | 'signal' | undefined;
  /** Digits of equal width, for figures that change or stand below each other. */
  figures?: boolean | undefined;
}

/** Running text that is not part of an article. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone,
  figures,
  className,
  ...text
}: TextProps) {
  return (
    <Tag
      {...text}
      className={classNames('tg-text', className)}
      data-size={size}
      data-tone={tone}
      data-figures={figures || undefined}
    />
  );
}
