import type { HTMLAttributes } from 'react';
import { classNames } from '../classNames';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | undefined;
  size?: 'lead' | 'body' | 'small' | undefined;
  tone?: 'ink' | 'muted' | 'accent' | 'signal' | undefined;
  /** Tabular digits, for numbers that change or are aligned in columns. */
  figures?: boolean | undefined;
}

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
