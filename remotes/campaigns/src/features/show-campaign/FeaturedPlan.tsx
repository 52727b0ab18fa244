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
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { toPlanOffer, toPlanPath } from './planOffer';
import { useCharges } from './useCharges';
import { usePlanLength } from './usePlanLength';

interface FeaturedPlanProps {
  plan: Plan;
  /** Whether the price is compared with the monthly plan's. */
  isCompared: boolean;
}

export function FeaturedPlan({ plan, isCompared }: FeaturedPlanProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { money, per, percent } = toPlanOffer(plan);

  return (
    <Card as="article" tone="accent">
      <Stack gap="s" align="start">
        <Cluster>
          <Heading level={3}>{usePlanLength(plan)}</Heading>
          {isCompared && percent > 0 ? (
            <Badge tone="signal">
              {t('plans.save', { percent: formatPercent(percent, language) })}
            </Badge>
          ) : null}
        </Cluster>
        <Price money={money} language={language} per={t(per)} size="l" />
        <Text>{useCharges(plan)}</Text>
        <Link to={toPlanPath(plan)} {...buttonStyle({ variant: 'signal' })}>
          {t('plans.choose')}
        </Link>
      </Stack>
    </Card>
  );
}
