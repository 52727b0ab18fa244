import { Container, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCampaignPlans } from '../../shared/useCampaignPlans';
import type { SectionProps } from './sectionProps';

/** The trial on sale, or its alternative if there is none. */
export function CampaignTrial({ isAlone }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const { data: planList } = useCampaignPlans();
  const isOnSale = planList?.plans.some(({ trial_price }) => trial_price !== null);

  if (!isOnSale && !isAlone) return null;
  return (
    <Section tone="shoal">
      <Container>
        <Stack gap="s" align="start">
          <Heading level={2}>{t('trial.heading')}</Heading>
          <Text>{t(isOnSale ? 'trial.onSale' : 'trial.none')}</Text>
          <Link to={isOnSale ? '/vpn-trial' : '/30-days'}>
            {t(isOnSale ? 'trial.open' : 'trial.guarantee')}
          </Link>
        </Stack>
      </Container>
    </Section>
  );
}
