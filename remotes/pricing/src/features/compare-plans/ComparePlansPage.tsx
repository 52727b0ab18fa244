import type { RouteProps } from '@tidegate/contracts/remoteModule';
import {
  Container,
  ErrorState,
  Heading,
  Section,
  Skeleton,
  Stack,
  Text,
  buttonLook,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { pricingApi } from '../../shared/pricingApi';
import { promises } from '@tidegate/contracts/promises';
import type { PlanProblem } from './choosePlan';
import { readPlanChoice } from './planChoice';
import { PlansOnSale } from './PlansOnSale';
import { PricingQuestions } from './PricingQuestions';

function PlansFailed() {
  const { t } = useTranslation('pricing');
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={t('comparePlans.failed.heading')}
      action={
        <Link {...buttonLook({ variant: 'secondary' })} to={`${pathname}${search}`}>
          {t('comparePlans.failed.tryAgain')}
        </Link>
      }
    >
      {t('comparePlans.failed.text')}
    </ErrorState>
  );
}

function Plans({ problem }: { problem: PlanProblem | undefined }) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const { productId, currency } = readPlanChoice(searchParams);
  const {
    currentData: catalogue,
    fulfilledTimeStamp = 0,
    error,
  } = pricingApi.usePricingPlanListQuery(currency);

  if (!catalogue && error) return <PlansFailed />;
  if (!catalogue) return <Skeleton label={t('comparePlans.loading')} lines={8} />;
  return (
    <PlansOnSale
      catalogue={catalogue}
      pricedAt={fulfilledTimeStamp}
      chosenProductId={productId}
      problem={problem}
    />
  );
}

export function ComparePlansPage({ submission }: RouteProps<PlanProblem>) {
  const { t } = useTranslation('pricing');

  return (
    <>
      <Section>
        <Container>
          <Stack gap="l">
            <Stack as="header" gap="s">
              <Heading level={1}>{t('comparePlans.heading')}</Heading>
              <Text size="lead">{t('comparePlans.intro', { count: promises.days })}</Text>
            </Stack>
            <Plans problem={submission} />
          </Stack>
        </Container>
      </Section>
      <PricingQuestions />
    </>
  );
}
