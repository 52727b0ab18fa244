import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Card, Heading, Stack, Text, formatMoney } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ChargeFacts } from '../../shared/orders/ChargeFacts';
import type { PlanCharges } from '../../shared/plans/planCharges';
import { planSaving } from '../../shared/plans/planSaving';
import styles from './PlanChooser.module.css';
import { usePlanMessages } from '../../shared/plans/usePlanMessages';

export interface PlanSummaryProps {
  plan: Plan;
  charges: PlanCharges;
  freeDays: number;
}

export function PlanSummary({ plan, charges, freeDays }: PlanSummaryProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const { length } = usePlanMessages()(plan);
  const saving = planSaving(plan);

  return (
    <Card as="section" tone="accent">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('planSummary.heading', { plan: length })}
        </Heading>
        <ChargeFacts plan={plan} freeDays={freeDays} charges={charges} />
        {saving && (
          <div>
            <svg
              className={styles.priceBar}
              viewBox={`0 0 ${plan.price_amount} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 0h${plan.price_discount_amount}v1H0z`} />
              <path d={`M${plan.price_renewal_amount} 0v1`} />
            </svg>
            <Text>{t('planSummary.saving', { amount: formatMoney(saving.money, language) })}</Text>
          </div>
        )}
        <Text size="small" tone="muted">
          {t('planSummary.leaving')}
        </Text>
      </Stack>
    </Card>
  );
}
