import { expect, test } from '../fixtures';
import { monthlyCheckout } from '../../site/purchase';
import { getPage, readText, submitForm } from '../htmlPage';
import { agreeToPay, payByCard } from './purchaseByForms';

test('without script, a coupon code reduces the price that is charged', async ({ request }) => {
  const checkout = await getPage(request, `${monthlyCheckout}?renewal=on`);

  const reduced = await submitForm(request, checkout, 'Apply coupon code', {
    'Coupon code': 'welcome10',
  });
  expect(reduced.mainText).toContain('WELCOME10 takes $1.29 off');
  expect(reduced.mainText).toContain('Pay $11.70');
  const done = await payByCard(request, await agreeToPay(request, reduced, 'Card'));

  expect(readText(done.$('h1'))).toBe('Thank you for your order');
  expect(done.mainText).toContain('$11.70');
});
