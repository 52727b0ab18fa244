import { classNames } from '../classNames';
import { type BoxProps, type Gap, listRole } from './box';

export interface ClusterProps extends BoxProps {
  gap?: Gap | undefined;
  justify?: 'start' | 'center' | 'between' | 'end' | undefined;
  /** `never` keeps an icon beside its text on narrow lines. */
  wrap?: 'never' | undefined;
  align?: 'center' | 'start' | 'baseline' | 'end' | undefined;
}

export function Cluster(props: ClusterProps) {
  const { as: Tag = 'div', gap = 's', justify, align, wrap, className, ...box } = props;
  return (
    <Tag
      role={listRole(Tag)}
      {...box}
      className={classNames('tg-cluster', className)}
      data-gap={gap}
      data-justify={justify}
      data-align={align}
      data-wrap={wrap}
    />
  );
}
