import type { RouteProps } from '@tidegate/contracts/remotes/remoteModule';
import { useSearchParams } from 'react-router-dom';
import { CheckoutPage } from './CheckoutPage';
import { windowsPlace } from './checkoutPlace';
import { ChooseFirstPage } from './ChooseFirstPage';
import type { PayProblem } from './payProblem';

/** The checkout in the web view of the Windows client, with the plan in the query. */
export function WindowsCheckoutPage(props: RouteProps<PayProblem>) {
  const [searchParams] = useSearchParams();
  if (!searchParams.has('plan')) return <ChooseFirstPage toOrder={windowsPlace.toOrder} />;
  return <CheckoutPage {...props} place={windowsPlace} />;
}
