import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { type MoneyAmount, formatMoney, toMoneyParts } from '../formatting/formatMoney';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface PriceProps {
  money: MoneyAmount;
  language: string;
  /** The unit of the price, such as "per month". */
  per?: ReactNode;
  /** The replaced price, struck through; `label` explains it to screen readers. */
  before?: { money: MoneyAmount; label: string } | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  className?: string | undefined;
}

/** An amount formatted for the visitor's language, with the whole part emphasised. */
export function Price({ money, language, per, before, size = 'm', className }: PriceProps) {
  return (
    <span className={classNames('tg-price', className)} data-size={size}>
      {before ? (
        <del className="tg-price-before">
          <VisuallyHidden>{before.label} </VisuallyHidden>
          <bdi>{formatMoney(before.money, language)}</bdi>
        </del>
      ) : null}{' '}
      <VisuallyHidden>{formatMoney(money, language)}</VisuallyHidden>
      <bdi className="tg-price-amount" aria-hidden="true">
        {toMoneyParts(money, language).map(({ type, value }, index) => (
          <span key={index} data-part={type}>
            {value}
          </span>
        ))}
      </bdi>{' '}
      {per ? <span className="tg-price-per">{per}</span> : null}
    </span>
  );
}
