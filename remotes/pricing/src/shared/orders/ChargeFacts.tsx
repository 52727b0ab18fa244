import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { Money } from '@tidegate/contracts/catalogue/money';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { FactList, formatDate, formatMoney } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { PlanCharges } from '../plans/planCharges';
import { usePlanMessages } from '../plans/usePlanMessages';

interface ChargeFactsProps {
  plan: Plan;
  charges: PlanCharges;
  discount?: Money | undefined;
  freeDays?: number | undefined;
  /** Unused time of the replaced plan. */
  credit?: Money | undefined;
  renews?: boolean | undefined;
  /** Mentions taxes, as the payment step must. */
  showsTaxes?: boolean | undefined;
}

export function ChargeFacts({
  plan,
  charges,
  discount,
  freeDays,
  credit,
  renews = true,
  showsTaxes,
}: ChargeFactsProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const { every } = usePlanMessages()(plan);
  const { today, next, nextAt, renewal, refundUntil } = charges;
  const toMoney = (money: Money) => formatMoney(money, language);
  const toDay = (date: Date) => (
    <time dateTime={date.toISOString().slice(0, 10)}>
      {formatDate(date, language, { date: 'long' })}
    </time>
  );
  const date = formatDate(nextAt, language, { date: 'long' });
  const reduction = (discount?.amountMinor ?? 0) + (credit?.amountMinor ?? 0);

  return (
    <FactList
      facts={[
        { term: t('charges.today'), value: toMoney(today) },
        reduction && {
          term: t('invoice.price'),
          value: toMoney({ ...today, amountMinor: today.amountMinor + reduction }),
        },
        discount && { term: t('charges.discount'), value: toMoney(discount) },
        freeDays && {
          term: t('charges.freeDays'),
          value: t('interval.length.days', { count: freeDays }),
        },
        credit && { term: t('charges.credit'), value: toMoney(credit) },
        renews && {
          term: t('charges.next'),
          value: t('charges.nextOn', { amount: toMoney(next), date }),
        },
        renews
          ? { term: t('charges.renewal'), value: every(renewal) }
          : { term: t('charges.ends'), value: toDay(nextAt) },
        { term: t('charges.guarantee'), value: toDay(refundUntil) },
        showsTaxes && { term: t('charges.taxes'), value: t('charges.taxesIncluded') },
      ]}
    />
  );
}
