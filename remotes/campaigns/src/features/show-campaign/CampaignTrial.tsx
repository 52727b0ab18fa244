import type { Plan } from '@tidegate/contracts/api/catalogue';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Container, formatMoney, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { campaignsApi } from '../../shared/campaignsApi';
import { toPlanPath } from './planOffer';
import type { SectionProps } from './sectionProps';
import { usePlanLength } from './usePlanLength';

/** What the trial costs; on its own it also says that there is none. */
export function CampaignTrial({ isAlone }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const { data: planList } = campaignsApi.useCampaignsPlansQuery();
  const trials = planList?.plans.filter(({ trial_price }) => trial_price !== null) ?? [];

  if (trials.length === 0 && !isAlone) return null;
  return (
    <Section tone="shoal">
      <Container>
        <Stack gap="s" align="start">
          <Heading level={2}>{t('trial.heading')}</Heading>
          {trials.map((plan) => (
            <TrialLine key={plan.product_id} plan={plan} />
          ))}
          {trials.length === 0 ? <Text>{t('trial.none')}</Text> : null}
          <Link to="/30-days">{t('trial.guarantee')}</Link>
        </Stack>
      </Container>
    </Section>
  );
}

function TrialLine({ plan }: { plan: Plan }) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const length = usePlanLength(plan);
  const money = { amountMinor: plan.trial_price ?? 0, currency: plan.currency };

  return (
    <Text>
      <Link to={toPlanPath(plan)}>
        {t('trial.price', { plan: length, price: formatMoney(money, language) })}
      </Link>
    </Text>
  );
}
