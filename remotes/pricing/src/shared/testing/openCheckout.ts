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

// Payments of these tests are followed without going to the provider's page.
export const pending = anOrderResult({ approval_url: null, status: 'processing' });

interface Opening {
  search?: string;
  /** Null for a visitor. */
  user?: typeof buyer | null;
}

/** Opens the checkout of the yearly plan, where every payment is on its way. */
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
