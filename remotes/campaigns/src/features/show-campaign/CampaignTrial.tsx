import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Container, formatMoney, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { campaignsApi } from '../../shared/campaignsApi';
import { toPlanPath } from './planOffer';
import type { SectionProps } from './sectionProps';

/** What the trial costs; on its own it also says that there is none. */
export function CampaignTrial({ isAlone }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { data: planList } = campaignsApi.useCampaignsPlansQuery();
  const plans = planList?.plans ?? [];
  const hasTrial = plans.some(({ trial_price }) => trial_price !== null);

  if (!hasTrial && !isAlone) return null;
  return (
    <Section tone="shoal">
      <Container>
        <Stack gap="s" align="start">
          <Heading level={2}>{t('trial.heading')}</Heading>
          {plans.map((plan) =>
            plan.trial_price === null ? null : (
              <Link key={plan.product_id} to={toPlanPath(plan)}>
                {t('trial.price', {
                  plan: t('length.plan', {
                    context: plan.interval_unit,
                    count: plan.interval_count,
                  }),
                  price: formatMoney(
                    { amountMinor: plan.trial_price, currency: plan.currency },
                    language,
                  ),
                })}
              </Link>
            ),
          )}
          {hasTrial ? null : <Text>{t('trial.none')}</Text>}
          <Link to="/30-days">{t('trial.guarantee')}</Link>
        </Stack>
      </Container>
    </Section>
  );
}
