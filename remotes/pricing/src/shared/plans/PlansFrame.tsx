import type { PlanList } from '@tidegate/contracts/api/catalogue/schemas';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { RootState } from '@tidegate/contracts/store/rootState';
import {
  Container,
  EmptyState,
  ErrorState,
  Section,
  Skeleton,
  Stack,
} from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { CurrencySwitch } from './CurrencySwitch';
import { PageIntro } from '../PageIntro';
import { findCurrency, readPlanChoice } from './planChoice';
import { pricingApi } from './pricingApi';
import { useOfferEnding } from './useOfferEnding';
import { SecondaryLink } from '../SecondaryLink';

export interface ShownPlans {
  catalogue: PlanList;
  /** When the catalogue was loaded. */
  pricedAt: number;
}

interface PlansProps {
  /** The currency of a preselected plan; without it the visitor chooses. */
  currency?: Currency | undefined;
  children: (shown: ShownPlans) => ReactNode;
}

interface PlansFrameProps extends PlansProps {
  heading: string;
  intro: string;
}

function PlansFailed() {
  const { t } = useTranslation('pricing');
  return (
    <ErrorState
      title={t('plans.failed.heading')}
      action={<SecondaryLink>{t('plans.failed.tryAgain')}</SecondaryLink>}
    >
      {t('plans.failed.text')}
    </ErrorState>
  );
}

function Plans({ currency, children }: PlansProps) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const shown = useSelector((state: RootState) =>
    findCurrency(readPlanChoice(searchParams), state),
  );
  const {
    currentData: catalogue,
    fulfilledTimeStamp: pricedAt = 0,
    error,
    refetch,
  } = pricingApi.usePricingPlanListQuery(currency ?? shown);
  useOfferEnding(catalogue, refetch);

  if (!catalogue && error) return <PlansFailed />;
  if (!catalogue) return <Skeleton label={t('plans.loading')} lines={8} />;
  if (catalogue.plans.length === 0) {
    return <EmptyState title={t('plans.empty.heading')}>{t('plans.empty.text')}</EmptyState>;
  }
  return (
    <>
      {!currency && <CurrencySwitch shown={catalogue.currency} />}
      {children({ catalogue, pricedAt })}
    </>
  );
}

/** The loading, error and empty states of every page with plans. */
export function PlansFrame({ heading, intro, ...plans }: PlansFrameProps) {
  return (
    <Section>
      <Container>
        <Stack gap="l">
          <PageIntro heading={heading} intro={intro} />
          <Plans {...plans} />
        </Stack>
      </Container>
    </Section>
  );
}
