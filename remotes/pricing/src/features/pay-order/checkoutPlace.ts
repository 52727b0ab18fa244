import type { Plan } from '@tidegate/contracts/api/catalogue';
import {
  toCheckoutPath,
  toPlanChoicePath,
  toWindowsCheckoutPathOf,
} from '../../shared/plans/planChoice';

/** Where a checkout stands: its links stay on the site, or inside the client. */
export interface CheckoutPlace {
  /** Where a plan is paid for. */
  toOrder: (plan: Plan) => string;
  /** Where another plan is chosen; a coupon comes along. */
  toChoice: (plan: Plan, coupon: string) => string;
}

export const sitePlace: CheckoutPlace = {
  toOrder: (plan) => toCheckoutPath(plan),
  toChoice: ({ product_id: productId, currency }, coupon) =>
    toPlanChoicePath({ productId, currency }, coupon),
};

export const windowsPlace: CheckoutPlace = {
  toOrder: ({ product_id: id }) => toWindowsCheckoutPathOf(id),
  toChoice: ({ currency }) => `/win-pay?currency=${currency}`,
};
