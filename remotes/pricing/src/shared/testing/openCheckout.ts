import { screen } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import {
  anOrderResult,
  buyer,
  checkoutReplies,
  orderCall,
  subscribeCall,
  yearly,
} from './payments';
import { renderPricing } from './renderPricing';

export const checkoutPath = `/pricing/checkout/${yearly}`;

// Without an approval page, which tests cannot follow.
export const pending = anOrderResult({ approval_url: null, status: 'processing' });

interface Opening {
  search?: string;
  user?: typeof buyer | null;
}

/** Opens the checkout of the yearly plan; every payment stays pending. */
export function openCheckout(replies = {}, { search = '', user = buyer }: Opening = {}) {
  return renderPricing(checkoutPath + search, {
    replies: {
      ...checkoutReplies,
      [subscribeCall]: answer(pending),
      [orderCall]: answer(pending),
      ...replies,
    },
    ...(user && { user }),
  });
}

export const payButton = () => screen.findByRole('button', { name: /^Pay / });
