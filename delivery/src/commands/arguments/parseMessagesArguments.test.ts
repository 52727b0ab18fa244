import { parseMessagesArguments } from './parseMessagesArguments';

test.each([
  [[], { step: 'status', language: undefined }],
  [['status', 'de'], { step: 'status', language: 'de' }],
  [['pseudo'], { step: 'pseudo', language: undefined }],
])('%j is understood', (args, parsed) => {
  expect(parseMessagesArguments(args)).toEqual(parsed);
});

test.each([[['report']], [['status', 'xx']], [['check', 'de']], [['status', 'de', 'fr']]])(
  '%j is refused with what to write',
  (args) => {
    expect(() => parseMessagesArguments(args)).toThrow(
      'Write npm run words -- status|check|fix|pseudo',
    );
  },
);
