import { classNames } from '../classNames';
import type { BoxProps } from './box';

export interface SectionProps extends BoxProps {
  /** `deep` is the dark sea in both schemes, `shoal` the pale shallow water. */
  tone?: 'paper' | 'shoal' | 'deep' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
}

/** A band of the page over its full width; put a `Container` inside. */
export function Section(props: SectionProps) {
  const { as: Tag = 'section', tone = 'paper', size = 'm', className, ...box } = props;
  return (
    <Tag
      {...box}
      className={classNames('tg-section', className)}
      data-tone={tone}
      data-size={size}
      data-scheme={tone === 'deep' ? 'dark' : undefined}
    />
  );
}
