import { findMessageProblems } from './findMessageProblems.js';

test.each([
  'Refuse a second refund',
  'Embed the database\n\nWhy it is embedded.\n# a comment of git\n',
  'Merge branch "main"',
])('the message %j passes', (message) => {
  expect(findMessageProblems(message)).toEqual([]);
});

test.each([
  ['', 'Write a subject.'],
  [`Refuse ${'x'.repeat(70)}`, 'The subject has 77 characters; 72 are the limit.'],
  ['refuse a refund', 'The subject starts with a capital letter.'],
  ['Refused a refund', 'The subject is in the imperative, not "Refused".'],
  ['Refusing a refund', 'The subject is in the imperative, not "Refusing".'],
  ['Refuse a refund.', 'The subject is one matter, without a full stop or a semicolon.'],
  ['Refuse a refund; log it', 'The subject is one matter, without a full stop or a semicolon.'],
  ['Refuse a refund\nat once', 'An empty line separates the subject from the body.'],
])('the message %j is refused', (message, problem) => {
  expect(findMessageProblems(message)).toContain(problem);
});
