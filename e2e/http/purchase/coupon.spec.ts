import { expect, test } from '../fixtures';
import { monthlyCheckout } from '../../site/purchase';
import { getPage, readText, submitForm } from '../htmlPage';
import { agreeToPay, payByCard } from './purchaseByForms';

test('without script, a coupon code reduces the price that is charged', async ({ request }) => {
  const checkout = await getPage(request, `${monthlyCheckout}?renewal=on`);

  const reduced = await submitForm(request, checkout, 'Use this code', { Code: 'welcome10' });
  expect(reduced.mainText).toContain('WELCOME10 takes $1.29 off');
  expect(reduced.mainText).toContain('Pay $11.70');
  const done = await payByCard(request, await agreeToPay(request, reduced, 'Card'));

  expect(readText(done.$('h1'))).toBe('Thank you, you are all set');
  expect(done.mainText).toContain('$11.70');
});
