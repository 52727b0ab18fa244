import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { buttonStyle, Card, Heading, Stack, Text, formatMoney } from '@tidegate/design-system';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { ChargeFacts } from '../../shared/orders/ChargeFacts';
import { daysOfInvite, planCharges } from '../../shared/plans/planCharges';
import { toCheckoutPath } from '../../shared/plans/planChoice';
import { planSaving } from '../../shared/plans/planSaving';
import { pricingApi } from '../../shared/plans/pricingApi';
import { usePlanMessages } from '../../shared/plans/usePlanMessages';
import styles from './PlanSummary.module.css';

interface PlanSummaryProps {
  plan: Plan;
  /** When the catalogue was loaded. */
  pricedAt: number;
  ref: Ref<HTMLElement>;
}

export function PlanSummary({ plan, pricedAt, ref }: PlanSummaryProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const headingId = useId();
  const { length } = usePlanMessages()(plan);
  const saving = planSaving(plan);
  const coupon = useSearchParams()[0].get('coupon');
  const freeDays = daysOfInvite(plan, pricingApi.usePricingParamsQuery().data?.invite);

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <Card tone="accent">
        <Stack gap="m">
          <Heading level={2} size="m" id={headingId}>
            {t('planSummary.heading', { plan: length })}
          </Heading>
          <ChargeFacts
            plan={plan}
            freeDays={freeDays}
            charges={planCharges(plan, pricedAt, { freeDays })}
          />
          {saving && (
            <Text>{t('planSummary.saving', { amount: formatMoney(saving.money, language) })}</Text>
          )}
          <Link
            to={toCheckoutPath(plan, { coupon })}
            {...buttonStyle({ variant: 'signal', wide: true })}
          >
            {t('checkout.heading')}
          </Link>
          <Text size="small" tone="muted">
            {t('planSummary.leaving')}
          </Text>
        </Stack>
      </Card>
    </section>
  );
}
