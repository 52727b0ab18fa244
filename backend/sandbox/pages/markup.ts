import type { SandboxPayment } from '../ledger';
import { testInstruments } from '../testInstruments';
import { escape, framePage } from './pageFrame';

const problems: Readonly<Record<string, string>> = {
  declined: 'The payment was declined. Try another payment method.',
  unknown: 'That is none of the test cards below.',
};

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
  const parts = [
    message === undefined ? '' : `<p role="alert">${message}</p>`,
    summary(payment),
    payment.wire === 'stripe' ? cardForms(path) : outcomeForms(path),
    `<p class="cancel"><a href="${escape(path)}/cancel">Cancel and return</a></p>`,
  ];
  return framePage(titles[payment.wire], parts.join('\n'), describe(payment));
}

export function challengePage(payment: SandboxPayment, path: string): string {
  return framePage(
    '3-D Secure',
    `${summary(payment)}
<form method="post" action="${escape(path)}/challenge">
<button class="primary" name="result" value="complete">Complete</button>
<button name="result" value="fail">Fail</button>
</form>`,
    describe(payment),
  );
}

export function refusalPage(reason: string): string {
  return framePage('Payment sandbox', `<p>${escape(reason)}</p>`);
}

function summary(payment: SandboxPayment): string {
  return `<dl>
<dt>Plan</dt><dd>${escape(payment.description)}</dd>
<dt>To pay now</dt><dd>${escape(formatSum(payment))}</dd>
</dl>`;
}

function describe(payment: SandboxPayment): string {
  return `${payment.description}: ${formatSum(payment)}`;
}

function formatSum({ amountMinor, currency }: SandboxPayment): string {
  return `${(amountMinor / 100).toFixed(2)} ${currency}`;
}

function cardForms(path: string): string {
  const [first, ...others] = testInstruments;
  const choices = others.map(({ card, effect }) => choice('card', card, inGroups(card), effect));
  return `<form method="post" action="${escape(path)}">
<label>Card number <input name="card" inputmode="numeric" autocomplete="off" required value="${inGroups(first.card)}"></label>
<button class="primary">Pay</button>
</form>
${folded(path, 'Pay with another test card', choices)}`;
}

function outcomeForms(path: string): string {
  const [first, ...others] = testInstruments;
  const choices = others.map(({ script, effect }) => choice('script', script, script, effect));
  return `<form method="post" action="${escape(path)}">
<button class="primary" name="script" value="${first.script}">${first.script}</button>
</form>
${folded(path, 'Choose another outcome', choices)}`;
}

function choice(name: string, value: string, text: string, effect: string): string {
  return `<li><button name="${name}" value="${value}">${text}</button> ${escape(effect)}</li>`;
}

function folded(path: string, title: string, choices: readonly string[]): string {
  return `<details>
<summary>${title}</summary>
<form method="post" action="${escape(path)}"><ul>${choices.join('')}</ul></form>
</details>`;
}

function inGroups(card: string): string {
  return card.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
