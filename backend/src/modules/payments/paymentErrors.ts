import { SiteError } from '@tidegate/contracts/siteError';

export function tooManyEvents(retryAfterSeconds: number): SiteError {
  return new SiteError('payments.tooManyEvents', 'Too many forged events', {
    details: { retry_after_seconds: retryAfterSeconds },
  });
}

/** One code for an unknown order and another account's. */
export function unknownOrder(): SiteError {
  return new SiteError('orders.unknown', 'No such order of this account');
}

export function alreadyPurchased(): SiteError {
  return new SiteError('orders.alreadyPurchased', 'The account has this plan');
}

export function moneyOnItsWay(): SiteError {
  return new SiteError('orders.moneyOnItsWay', 'The money of the running plan is on its way back');
}

export function quoteExpired(): SiteError {
  return new SiteError('orders.quoteExpired', 'The quote is past its end');
}

export function priceChanged(): SiteError {
  return new SiteError('orders.priceChanged', 'The quote is not what would be charged now');
}

export function notOnSale(): SiteError {
  return new SiteError('orders.notOnSale', 'No plan on sale has this product id');
}

export function trialUsed(): SiteError {
  return new SiteError('orders.trialUsed', 'No trial, or not a second one');
}

export function otherCurrency(): SiteError {
  return new SiteError('orders.otherCurrency', 'Unused time cannot be credited across currencies');
}

export function notRefundable(): SiteError {
  return new SiteError('orders.notRefundable', 'The guarantee does not cover this order');
}

export function refundUsed(): SiteError {
  return new SiteError('orders.refundUsed', 'The account used its guarantee before');
}

export function notWithdrawable(): SiteError {
  return new SiteError('orders.notWithdrawable', 'The order cannot be withdrawn from');
}

export function noInvoice(): SiteError {
  return new SiteError('orders.noInvoice', 'Nothing was paid for this order');
}

export function countryRefused(): SiteError {
  return new SiteError('payments.countryRefused', 'Nothing is sold to this country');
}

export function providerUnavailable(): SiteError {
  return new SiteError('payments.providerUnavailable', 'The provider is off or cannot do this');
}

export function keyReused(): SiteError {
  return new SiteError('payments.keyReused', 'The key was used for another request');
}

export function keyInFlight(): SiteError {
  return new SiteError('payments.keyInFlight', 'The request with this key is being worked on', {
    details: { retry_after_seconds: 1 },
  });
}

export function unknownSubscription(): SiteError {
  return new SiteError('subscriptions.unknown', 'No such subscription of this account');
}

export function notResumable(): SiteError {
  return new SiteError('subscriptions.notResumable', 'The subscription ended or cannot renew');
}
