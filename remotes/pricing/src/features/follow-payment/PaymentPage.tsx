import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { Container, Section, Skeleton } from '@tidegate/design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toCheckoutPathOf, toWindowsCheckoutPathOf } from '../../shared/plans/planChoice';
import { readOrderReference } from '../../shared/orders/orderReference';
import type { OrderReference } from '../../shared/plans/pricingApi';
import { NoAnswer } from '../../shared/NoAnswer';
import { NoPayment } from './NoPayment';
import { PaymentReport } from './PaymentReport';
import type { StepProblem } from './submitStep';
import { useApproval } from './useApproval';
import { useFollowedOrder } from './useFollowedOrder';

interface FollowedPaymentProps {
  reference: OrderReference;
  problem: StepProblem | undefined;
  isInClient: boolean;
}

function FollowedPayment({ reference, problem, isInClient }: FollowedPaymentProps) {
  const { t } = useTranslation('pricing');
  const { result, error } = useFollowedOrder(reference);
  useApproval(result);
  const isOfAccount = 'orderId' in reference;
  const receiptOf = isOfAccount && !isInClient && result?.status === 'paid' && result.order_id;
  const navigate = useNavigate();

  useEffect(() => {
    if (receiptOf) void navigate(`/paySuc?order=${receiptOf}`, { replace: true });
  }, [navigate, receiptOf]);

  if (!result && error) return <NoAnswer />;
  if (!result) return <Skeleton label={t('payment.heading.checking')} />;
  const toAgain = isInClient ? toWindowsCheckoutPathOf : toCheckoutPathOf;
  return (
    <PaymentReport
      {...{ result, problem, isOfAccount }}
      againPath={toAgain(result.product_id)}
      isAlone={isInClient}
    />
  );
}

/** The Windows client reads `data-payment` from this page and gets no links to other pages. */
export function PaymentPage({ submission: problem }: RouteProps<StepProblem>) {
  const [searchParams] = useSearchParams();
  const isInClient = useLocation().pathname === '/win-pay-result';
  const reference = readOrderReference(searchParams, useSelector(selectIsSignedIn));
  return (
    <Section>
      <Container width="text">
        {reference ? (
          <FollowedPayment {...{ reference, problem, isInClient }} />
        ) : (
          <NoPayment isInClient={isInClient} />
        )}
      </Container>
    </Section>
  );
}
