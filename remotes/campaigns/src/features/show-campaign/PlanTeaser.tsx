import { listCurrentPlans } from '@tidegate/contracts/catalogue/currentPlans';
import {
  buttonStyle,
  Container,
  ErrorState,
  Heading,
  Section,
  Skeleton,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listOwnPlans } from '../../shared/listOwnPlans';
import { useCampaignPlans } from '../../shared/useCampaignPlans';
import { FeaturedPlan } from './FeaturedPlan';
import { OtherPlans } from './OtherPlans';
import type { SectionProps } from './sectionProps';

/** Only a live campaign compares its prices with the monthly one. */
export function PlanTeaser({ campaign, phase }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const isLive = phase === 'live';

  return (
    <Section>
      <Container>
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={2}>{t('plans.heading')}</Heading>
            {!isLive && <Text tone="muted">{t('plans.phase', { context: phase })}</Text>}
          </Stack>
          <Plans path={campaign.path} isLive={isLive} />
        </Stack>
      </Container>
    </Section>
  );
}

/** A live campaign's own plan replaces the standard one of its length. */
function Plans({ path, isLive }: { path: string; isLive: boolean }) {
  const { t } = useTranslation('campaigns');
  const { data: planList, error } = useCampaignPlans();
  if (!planList) {
    return error ? <MissingPlans /> : <Skeleton label={t('plans.loading')} shape="block" />;
  }

  // A page that was open when its campaign ended still has the campaign's plans.
  const isOver = !isLive && listOwnPlans(planList, path)[0];
  const plans = isOver ? planList.plans : listCurrentPlans(planList);
  const featured = plans.find((plan) => plan.is_recommend) ?? plans[0];
  if (!featured) return <MissingPlans />;

  return (
    <Split weight="start" gap="l" align="start">
      <FeaturedPlan plan={featured} isCompared={isLive} />
      <OtherPlans plans={plans.filter((plan) => plan !== featured)} isCompared={isLive} />
    </Split>
  );
}

function MissingPlans() {
  const { t } = useTranslation('campaigns');
  return (
    <ErrorState
      level={3}
      title={t('plans.failed.heading')}
      action={
        <Link to="/pricing" {...buttonStyle({ variant: 'secondary' })}>
          {t('plans.failed.link')}
        </Link>
      }
    >
      {t('plans.failed.text')}
    </ErrorState>
  );
}
