import type { ReactNode } from 'react';
import { classNames } from '../classNames';

export interface Fact {
  term: string;
  value: ReactNode;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** `rows` looks like a completed form, `figures` shows each value large above its term. */
  variant?: 'rows' | 'figures' | undefined;
  className?: string | undefined;
}

export function FactList({ facts, variant = 'rows', className }: FactListProps) {
  return (
    <dl className={classNames('tg-facts', className)} data-look={variant}>
      {facts.map(({ term, value }) => (
        <div key={term} className="tg-fact">
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
