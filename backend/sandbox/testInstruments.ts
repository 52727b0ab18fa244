export const scripts = [
  'approve',
  'authenticate',
  'decline',
  'slow',
  'timeout',
  'duplicateEvent',
  'reorderedEvents',
  'badSignature',
  'refundFails',
  'renewalDeclined',
] as const;

export type Script = (typeof scripts)[number];

interface TestInstrument {
  script: Script;
  card: string;
  /** English, as the page is for developers. */
  effect: string;
}

/** Stripe's own test numbers where they exist. The first one is offered. */
export const testInstruments: readonly [TestInstrument, ...TestInstrument[]] = [
  { script: 'approve', card: '4242424242424242', effect: 'is paid' },
  { script: 'authenticate', card: '4000002500003155', effect: 'asks for 3-D Secure first' },
  { script: 'decline', card: '4000000000000002', effect: 'is declined' },
  { script: 'slow', card: '4000000000000077', effect: 'is paid ten seconds later, without event' },
  { script: 'timeout', card: '4000000000000119', effect: 'is paid, but the next answers are lost' },
  { script: 'duplicateEvent', card: '4000000000000218', effect: 'is paid, the event comes twice' },
  { script: 'reorderedEvents', card: '4000000000000317', effect: 'is paid, older news come last' },
  { script: 'badSignature', card: '4000000000000416', effect: 'is paid, the event is forged' },
  { script: 'refundFails', card: '4000000000005126', effect: 'is paid, a refund is refused' },
  { script: 'renewalDeclined', card: '4000000000000341', effect: 'is paid, renewals are declined' },
];

export function scriptOfCard(typed: string): Script | undefined {
  const digits = typed.replace(/\D/g, '');
  return testInstruments.find(({ card }) => card === digits)?.script;
}

export function isScript(text: string): text is Script {
  return scripts.some((script) => script === text);
}
