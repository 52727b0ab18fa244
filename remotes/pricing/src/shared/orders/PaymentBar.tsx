import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatDate, formatMoney, Text } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { PlanCharges } from '../plans/planCharges';
import { usePlanMessages } from '../plans/usePlanMessages';
import styles from './PaymentBar.module.css';

interface PaymentBarProps {
  plan: Plan;
  charges: PlanCharges;
  renews?: boolean;
  /** The button or link that goes on. */
  children: ReactNode;
}

/** What a buyer has to know, directly above the button: price, renewal and the end of the guarantee. */
export function PaymentBar({ plan, charges, renews = true, children }: PaymentBarProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const { length, every } = usePlanMessages()(plan);
  const { today, next, nextAt, renewal, refundUntil } = charges;
  const toDay = (date: Date) => formatDate(date, language, { date: 'long' });
  const firstCharge = formatMoney(today, language);
  const later =
    next.amountMinor === renewal.amountMinor
      ? every(renewal)
      : t('charges.nextOn', { amount: formatMoney(next, language), date: toDay(nextAt) });

  return (
    <div className={styles.bar}>
      <Text>
        <strong>{length}</strong>
        {' · '}
        {renews ? t('comparePlans.charges', { firstCharge, renewal: later }) : firstCharge}
      </Text>
      <Text size="small" tone="muted">
        {t('charges.guarantee')} {toDay(refundUntil)}
      </Text>
      {children}
    </div>
  );
}
