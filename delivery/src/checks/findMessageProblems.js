import { readFileSync } from 'node:fs';
import path from 'node:path';

const mostCharacters = 72;
const exempt = /^(?:Merge|Revert|fixup!|squash!) /;
/** Verbs that merely end like a past form or a gerund. */
const imperative = /^(?:Bring|Embed|Exceed|Feed|Need|Proceed|Seed|Shed|Speed|String|Succeed)$/;

/** Everything that is wrong with a commit message, in sentences. */
export function findMessageProblems(message) {
  const [subject = '', second = ''] = message
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trimEnd());
  if (exempt.test(subject)) return [];
  const [verb = ''] = subject.split(' ');
  const rules = [
    [subject === '', 'Write a subject.'],
    [
      subject.length > mostCharacters,
      `The subject has ${subject.length} characters; ${mostCharacters} are the limit.`,
    ],
    [!/^\p{Lu}/u.test(subject), 'The subject starts with a capital letter.'],
    [
      /(?:ed|ing)$/.test(verb) && !imperative.test(verb),
      `The subject is in the imperative, not "${verb}".`,
    ],
    [/[.;]$|; /.test(subject), 'The subject is one matter, without a full stop or a semicolon.'],
    [second !== '', 'An empty line separates the subject from the body.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}

if (process.argv[1] === path.resolve(import.meta.filename)) {
  const problems = findMessageProblems(readFileSync(process.argv[2], 'utf8'));
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
