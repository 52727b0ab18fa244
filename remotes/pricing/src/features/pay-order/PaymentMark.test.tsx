import { providerCodes } from '@tidegate/contracts/api/payments/codes';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaymentMark } from './PaymentMark';

test('each payment method has a mark of its own, which is decorative', () => {
  const marks = providerCodes.map((code) => renderToStaticMarkup(<PaymentMark code={code} />));

  expect(marks.filter((mark) => !mark.includes('aria-hidden="true"'))).toEqual([]);
  expect(new Set(marks).size).toBe(providerCodes.length);
});
