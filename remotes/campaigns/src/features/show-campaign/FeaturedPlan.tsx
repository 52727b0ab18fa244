import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Badge,
  buttonStyle,
  Card,
  Cluster,
  formatPercent,
  Heading,
  Price,
  Stack,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { toPlanOffer, toPlanPath } from './planOffer';
import { usePlanLength } from './usePlanLength';

interface FeaturedPlanProps {
  plan: Plan;
  /** Whether the price is compared with the monthly plan's. */
  isCompared: boolean;
}

export function FeaturedPlan({ plan, isCompared }: FeaturedPlanProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { total, perMonth, saving } = toPlanOffer(plan);
  const compared = isCompared ? saving : undefined;

  return (
    <Card as="article" tone="accent">
      <Stack gap="s" align="start">
        <Cluster>
          <Heading level={3}>{usePlanLength(plan)}</Heading>
          {plan.is_recommend ? <Badge tone="accent">{t('plans.recommended')}</Badge> : null}
          {compared ? (
            <Badge tone="signal">
              {t('plans.save', { percent: formatPercent(compared.percent, language) })}
            </Badge>
          ) : null}
        </Cluster>
        {perMonth ? (
          <Price money={perMonth} language={language} per={t('plans.perMonth')} size="l" />
        ) : null}
        <Price
          money={total}
          language={language}
          per={t('plans.inTotal')}
          before={compared && { money: compared.before, label: t('plans.atMonthlyPrice') }}
          size={perMonth ? 's' : 'l'}
        />
        <Link to={toPlanPath(plan)} {...buttonStyle({ variant: 'signal' })}>
          {t('plans.choose')}
        </Link>
      </Stack>
    </Card>
  );
}
