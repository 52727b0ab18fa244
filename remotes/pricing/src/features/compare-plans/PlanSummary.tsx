import type { Plan } from '@tidegate/contracts/api/catalogue';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Card,
  FactList,
  Heading,
  Stack,
  Text,
  formatDate,
  formatMoney,
} from '@tidegate/design-system';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { guaranteeEnd } from './guaranteeEnd';
import styles from './PlanSummary.module.css';
import { planSaving } from './planSaving';
import { usePlanWords } from './usePlanWords';

interface PlanSummaryProps {
  plan: Plan;
  /** When the catalogue answered: the server's "today", the same in its HTML and in the browser. */
  pricedAt: number;
  ref: Ref<HTMLElement>;
}

function GuaranteeEnd({ pricedAt }: { pricedAt: number }) {
  const language = useSelector(selectLanguage);
  const end = guaranteeEnd(pricedAt);
  return (
    <time dateTime={end.toISOString().slice(0, 10)}>
      {formatDate(end, language, { date: 'long' })}
    </time>
  );
}

/** The chosen plan in three facts: today's charge, the next ones, and until when one may leave. */
export function PlanSummary({ plan, pricedAt, ref }: PlanSummaryProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const headingId = useId();
  const { length, firstCharge, renewal } = usePlanWords(plan);
  const saving = planSaving(plan);

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <Card tone="accent">
        <Stack gap="m">
          <Heading level={2} size="m" id={headingId}>
            {t('planSummary.heading', { plan: length })}
          </Heading>
          <FactList
            facts={[
              { term: t('planSummary.today'), value: firstCharge },
              { term: t('planSummary.renewal'), value: renewal },
              { term: t('planSummary.guarantee'), value: <GuaranteeEnd pricedAt={pricedAt} /> },
            ]}
          />
          {saving && (
            <Text>{t('planSummary.saving', { amount: formatMoney(saving.money, language) })}</Text>
          )}
          <Text size="small" tone="muted">
            {t('planSummary.leaving')}
          </Text>
        </Stack>
      </Card>
    </section>
  );
}
