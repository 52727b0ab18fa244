import type { APIRequestContext } from '@playwright/test';
import { monthlyCheckout, testCards } from '../../site/purchase';
import { generateEmail } from '../../site/settings';
import { followLink, getPage, type HtmlPage, submitForm } from '../htmlPage';

/** Returns the page that waits for the payment, or the refused form. */
export async function agreeToPay(
  request: APIRequestContext,
  checkout: HtmlPage,
  method: 'Card' | 'PayPal',
  email = generateEmail(),
): Promise<HtmlPage> {
  const { $ } = checkout;
  const button = $('main form[method=post] button[type=submit]').filter((_, one) =>
    /^Pay \S/.test($(one).text()),
  );
  return submitForm(request, checkout, button.text(), { Email: email, [method]: method });
}

/** Follows the waiting page's link to the sandbox and pays there. */
export async function payByCard(
  request: APIRequestContext,
  waiting: HtmlPage,
  card: string = testCards.approved,
): Promise<HtmlPage> {
  const sandbox = await followLink(request, waiting, 'Open the payment page');
  return submitForm(request, sandbox, 'Pay', { 'Card number': card });
}

export async function buy(request: APIRequestContext, path = monthlyCheckout): Promise<HtmlPage> {
  const checkout = await getPage(request, path);
  return payByCard(request, await agreeToPay(request, checkout, 'Card'));
}
