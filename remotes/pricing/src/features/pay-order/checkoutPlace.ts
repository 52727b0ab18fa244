import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import {
  toCheckoutPath,
  toPlanChoicePath,
  toWindowsCheckoutPathOf,
} from '../../shared/plans/planChoice';

/** Keeps the links of a checkout on the site or inside the client. */
export interface CheckoutPlace {
  toOrder: (plan: Plan) => string;
  /** The page to choose another plan; it keeps the coupon. */
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
