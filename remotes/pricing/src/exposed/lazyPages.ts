import type { LazyPages } from '@tidegate/contracts/remotes/remoteModule';
import { confirmPurchaseModule } from '../features/confirm-purchase/confirmPurchaseModule';
import { offersModule } from '../features/find-offers/offersModule';
import { followPaymentModule } from '../features/follow-payment/followPaymentModule';
import { inviteFriendsModule } from '../features/invite-friends/inviteFriendsModule';
import { standardPlansModule } from '../features/list-standard-plans/standardPlansModule';
import {
  historyModule,
  invoiceModule,
  withdrawalModule,
} from '../features/manage-orders/manageOrdersModule';
import {
  checkoutModule,
  chooseFirstModule,
  windowsCheckoutModule,
} from '../features/pay-order/payOrderModule';
import { trialModule } from '../features/try-first/trialModule';

/** Every page but the comparison of plans, which most visitors leave again. */
export const lazyPages: LazyPages = {
  '/order/standPlan': standardPlansModule,
  '/vpn-trial': trialModule,
  '/buyQuantity': offersModule,
  '/pricing/checkout': chooseFirstModule,
  '/pricing/checkout/:id': checkoutModule,
  '/win-pay': windowsCheckoutModule,
  '/win-pay/native': windowsCheckoutModule,
  '/paystatus': followPaymentModule({ path: '/paystatus', successPath: '/paySuc' }),
  '/win-pay-result': followPaymentModule({ path: '/win-pay-result', successPath: null }),
  '/paySuc': confirmPurchaseModule,
  '/order/history': historyModule,
  '/order/withdraw/:order': withdrawalModule,
  '/order/invoice/:order': invoiceModule,
  '/order/invite': inviteFriendsModule,
};
