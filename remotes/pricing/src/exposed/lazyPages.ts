import type { LazyPages } from '@tidegate/contracts/remotes/remoteModule';
import { confirmPurchaseCode } from '../features/confirm-purchase/confirmPurchaseCode';
import { offersCode } from '../features/find-offers/offersCode';
import { followPaymentCode } from '../features/follow-payment/followPaymentCode';
import { inviteFriendsCode } from '../features/invite-friends/inviteFriendsCode';
import { standardPlansCode } from '../features/list-standard-plans/standardPlansCode';
import {
  historyCode,
  invoiceCode,
  withdrawalCode,
} from '../features/manage-orders/manageOrdersCode';
import {
  checkoutCode,
  chooseFirstCode,
  windowsCheckoutCode,
} from '../features/pay-order/payOrderCode';
import { trialCode } from '../features/try-first/trialCode';

/** Every page but the comparison of plans, which most visitors leave again. */
export const lazyPages: LazyPages = {
  '/order/standPlan': standardPlansCode,
  '/vpn-trial': trialCode,
  '/buyQuantity': offersCode,
  '/pricing/checkout': chooseFirstCode,
  '/pricing/checkout/:id': checkoutCode,
  '/win-pay': windowsCheckoutCode,
  '/win-pay/native': windowsCheckoutCode,
  '/paystatus': followPaymentCode({ path: '/paystatus', successPath: '/paySuc' }),
  '/win-pay-result': followPaymentCode({ path: '/win-pay-result', successPath: null }),
  '/paySuc': confirmPurchaseCode,
  '/order/history': historyCode,
  '/order/withdraw/:order': withdrawalCode,
  '/order/invoice/:order': invoiceCode,
  '/order/invite': inviteFriendsCode,
};
