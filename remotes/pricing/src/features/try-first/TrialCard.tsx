import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { buttonStyle, Card, Heading, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChargeFacts } from '../../shared/orders/ChargeFacts';
import { toCheckoutPath } from '../../shared/plans/planChoice';
import { planCharges, type PlanTrial } from '../../shared/plans/planCharges';
import { usePlanMessages } from '../../shared/plans/usePlanMessages';

interface TrialCardProps {
  plan: Plan;
  trial: PlanTrial;
  pricedAt: number;
}

export function TrialCard({ plan, trial, pricedAt }: TrialCardProps) {
  const { t } = useTranslation('pricing');
  const { length } = usePlanMessages()(plan);

  return (
    <Card as="article">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('trial.offer', {
            plan: length,
            trial: t('interval.length.days', { count: trial.days }),
          })}
        </Heading>
        <ChargeFacts plan={plan} charges={planCharges(plan, pricedAt, { trial })} />
        <Text>{t('trial.leaving')}</Text>
        <Link
          {...buttonStyle({ variant: 'signal', size: 'l', wide: true })}
          to={toCheckoutPath(plan, { start: 'trial' })}
        >
          {t('trial.start')}
        </Link>
      </Stack>
    </Card>
  );
}
