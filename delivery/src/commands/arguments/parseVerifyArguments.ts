import type { Answer } from './parseTestArguments';

export interface VerifyRequest {
  /** Names of steps and of test groups; empty for all. */
  names: readonly string[];
  runsAll: boolean;
  onlyChanged: boolean;
}

const options = ['--all', '--changed'];

function normalise(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
}

function help(known: readonly string[]): string {
  return `npm run verify                   all that reads files, and the unit and component tests
npm run verify -- <step> …       these alone: ${known.join(', ')}
npm run verify -- --changed      what can be affected by changes since the last pass, file by file
npm run verify -- --all          also what has passed with the same inputs

It stops at the first failure. "tests" are all groups of tests; import-rules is as good as "import rules".`;
}

/** Steps may be written with dashes instead of spaces. */
export function parseVerifyArguments(
  args: readonly string[],
  known: readonly string[],
): VerifyRequest | Answer {
  if (args.includes('--help') || args.includes('-h')) return { answer: help(known), code: 0 };
  const unknown = args.find((word) => word.startsWith('-') && !options.includes(word));
  if (unknown !== undefined) {
    const answer = `npm run verify has no option ${unknown}; npm run verify -- --help lists what there is`;
    return { answer, code: 2 };
  }
  const selected = args.filter((word) => !options.includes(word));
  const names = selected.map((word) => known.find((name) => normalise(name) === normalise(word)));
  const wrong = selected.find((_, index) => names[index] === undefined);
  if (wrong !== undefined) {
    return { answer: `There is no step "${wrong}". Steps: ${known.join(', ')}`, code: 2 };
  }
  return {
    names: names.filter((name) => name !== undefined),
    runsAll: args.includes('--all'),
    onlyChanged: args.includes('--changed'),
  };
}
