import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { CheckoutPage } from './CheckoutPage';
import { ChooseFirstPage } from './ChooseFirstPage';
import { loadCheckout } from './loadCheckout';
import { submitPayment } from './submitPayment';
import { WindowsCheckoutPage } from './WindowsCheckoutPage';

export const chooseFirstModule: RouteModule = { Component: ChooseFirstPage };

export const checkoutModule: RouteModule = {
  load: loadCheckout,
  submit: submitPayment('/paystatus'),
  Component: CheckoutPage,
};

export const windowsCheckoutModule: RouteModule = {
  load: (context) =>
    context.searchParams.has('plan') ? loadCheckout(context) : loadPlans(context),
  submit: submitPayment('/win-pay-result'),
  Component: WindowsCheckoutPage,
};
