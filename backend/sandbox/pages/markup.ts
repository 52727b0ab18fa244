import type { SandboxPayment } from '../ledger';
import { testInstruments } from '../testInstruments';

const problems: Readonly<Record<string, string>> = {
  declined: 'The payment was declined. Try another payment method.',
  unknown: 'That is none of the test cards below.',
};

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
</head>
<body>
<main>
<h1>${escape(title)}</h1>
<p><strong>Payment sandbox: no money moves.</strong></p>
${body}
</main>
</body>
</html>
`;
}

function summary({ description, amountMinor, currency }: SandboxPayment): string {
  return `<p>${escape(description)}: ${(amountMinor / 100).toFixed(2)} ${escape(currency)}</p>`;
}

function buttons(path: string): string {
  const choices = testInstruments.map(
    ({ script, effect }) =>
      `<li><button name="script" value="${script}">${script}</button> ${escape(effect)}</li>`,
  );
  return `<form method="post" action="${escape(path)}"><ul>${choices.join('')}</ul></form>`;
}

function cardForm(path: string): string {
  const cards = testInstruments.map(
    ({ card, effect }) => `<li><code>${card}</code> ${escape(effect)}</li>`,
  );
  return `<form method="post" action="${escape(path)}">
<p><label>Card number <input name="card" inputmode="numeric" autocomplete="off" required></label>
<button>Pay</button></p>
</form>
<ul>${cards.join('')}</ul>`;
}

const titles = {
  stripe: 'Card payment',
  paypal: 'Wallet',
  razorpay: 'Payment link',
  hosted: 'Payment page of a third party',
} as const;

export function paymentPage(
  payment: SandboxPayment,
  path: string,
  problem: string | undefined,
): string {
  const message = problem === undefined ? undefined : problems[problem];
  const isCard = payment.wire === 'stripe';
  const parts = [
    message === undefined ? '' : `<p role="alert">${message}</p>`,
    summary(payment),
    isCard ? `${cardForm(path)}<h2>Device wallet</h2>` : '',
    buttons(path),
    `<p><a href="${escape(path)}/cancel">Cancel and return</a></p>`,
  ];
  return page(titles[payment.wire], parts.join('\n'));
}

export function challengePage(payment: SandboxPayment, path: string): string {
  return page(
    '3-D Secure',
    `${summary(payment)}
<form method="post" action="${escape(path)}/challenge">
<button name="result" value="complete">Complete</button>
<button name="result" value="fail">Fail</button>
</form>`,
  );
}

export function refusalPage(reason: string): string {
  return page('Payment sandbox', `<p>${escape(reason)}</p>`);
}
