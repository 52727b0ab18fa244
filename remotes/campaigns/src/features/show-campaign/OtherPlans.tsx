import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatPercent, Price, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styles from './OtherPlans.module.css';
import { toPlanOffer, toPlanPath } from './planOffer';
import { usePlanLength } from './usePlanLength';

interface OtherPlansProps {
  plans: readonly Plan[];
  isCompared: boolean;
}

export function OtherPlans({ plans, isCompared }: OtherPlansProps) {
  return (
    <Stack as="ul" gap="none">
      {plans.map((plan) => (
        <PlanLine key={plan.product_id} plan={plan} isCompared={isCompared} />
      ))}
    </Stack>
  );
}

function PlanLine({ plan, isCompared }: { plan: Plan; isCompared: boolean }) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { money, per, percent } = toPlanOffer(plan);

  return (
    <li className={styles.line}>
      <Link to={toPlanPath(plan)}>{usePlanLength(plan)}</Link>
      <Price money={money} language={language} per={t(per)} size="s" />
      {isCompared && percent > 0 ? (
        <Text size="small" tone="signal" className={styles.saving}>
          {t('plans.save', { percent: formatPercent(percent, language) })}
        </Text>
      ) : null}
    </li>
  );
}
