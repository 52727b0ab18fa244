import { classNames } from '../classNames';
import type { BoxProps } from './box';

export interface SectionProps extends BoxProps {
  /** `deep` is dark in both colour schemes, `shoal` pale. */
  tone?: 'paper' | 'shoal' | 'deep' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
}

/** A full-width band of the page; put a `Container` inside. */
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
