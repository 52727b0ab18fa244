import type { ReactNode } from 'react';
import { classNames } from '../classNames';

export interface Fact {
  term: string;
  value: ReactNode;
}

export interface FactListProps {
  /** Absent facts, such as a discount of 0, are left out. */
  facts: readonly (Fact | false | 0 | '' | null | undefined)[];
  /** `rows` looks like a completed form, `figures` shows each value large above its term. */
  variant?: 'rows' | 'figures' | undefined;
  className?: string | undefined;
}

export function FactList({ facts, variant = 'rows', className }: FactListProps) {
  return (
    <dl className={classNames('tg-facts', className)} data-look={variant}>
      {facts.map((fact) =>
        fact ? (
          <div key={fact.term} className="tg-fact">
            <dt>{fact.term}</dt>
            <dd>{typeof fact.value === 'string' ? <bdi>{fact.value}</bdi> : fact.value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
