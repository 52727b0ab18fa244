import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { loadPlans } from '../../shared/plans/loadPlans';
import { CheckoutPage } from './CheckoutPage';
import { ChooseFirstPage } from './ChooseFirstPage';
import { loadCheckout } from './loadCheckout';
import { submitPayment } from './submitPayment';
import { WindowsCheckoutPage } from './WindowsCheckoutPage';

export const chooseFirstCode: PageCode = { Component: ChooseFirstPage };

export const checkoutCode: PageCode = {
  load: loadCheckout,
  submit: submitPayment('/paystatus'),
  Component: CheckoutPage,
};

export const windowsCheckoutCode: PageCode = {
  load: (context) =>
    context.searchParams.has('plan') ? loadCheckout(context) : loadPlans(context),
  submit: submitPayment('/win-pay-result'),
  Component: WindowsCheckoutPage,
};
