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

  return (
    <Section>
      <Container>
        <Stack gap="l">
          <Stack gap="xs">
            <Heading level={2}>{t('plans.heading')}</Heading>
            {phase === 'live' ? null : (
              <Text tone="muted">{t('plans.phase', { context: phase })}</Text>
            )}
          </Stack>
          <Plans livePath={phase === 'live' ? campaign.path : null} />
        </Stack>
      </Container>
    </Section>
  );
}

/** The live campaign's own plans, if any, come first. */
function Plans({ livePath }: { livePath: string | null }) {
  const { t } = useTranslation('campaigns');
  const { data: planList, error } = useCampaignPlans();
  if (!planList && !error) return <Skeleton label={t('plans.loading')} shape="block" />;

  const plans = [...listOwnPlans(planList, livePath), ...(planList?.plans ?? [])];
  const isCompared = livePath !== null;
  const featured = plans.find((plan) => plan.is_recommend) ?? plans[0];
  if (!featured) return <MissingPlans />;
  const others = plans.filter((plan) => plan !== featured);

  return (
    <Split weight="start" gap="l" align="start">
      <FeaturedPlan plan={featured} isCompared={isCompared} />
      <OtherPlans plans={others} isCompared={isCompared} />
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
