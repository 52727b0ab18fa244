export interface TestRequest {
  /** Files, parts of paths and titles; empty for everything. */
  targets: readonly string[];
  /** Further arguments for Jest or Playwright. */
  rest: readonly string[];
  runsAll: boolean;
}

/** Text to print instead of running tests. */
export interface Answer {
  answer: string;
  code: number;
}

const help = `npm test                          everything that has not passed with the same inputs
npm test -- --all                 everything
npm test -- <file or title> …     some tests, at any level: a .test.ts(x) or .spec.ts file, part of
                                  a path, or part of a title; files and a title: that title in them
npm test -- <file> -- <options>   what follows is for Jest or Playwright: npm test -- trial.spec.ts -- --repeat-each=20

A journey alone builds what is stale and starts a site; SITE_URL (and DATA_DIR) name a running one.
CHROMIUM_PATH names a browser, JOURNEY_WORKERS how many journeys run at a time, DEBUG=1 shows stacks.`;

export function parseTestArguments(args: readonly string[]): TestRequest | Answer {
  const split = args.indexOf('--');
  const own = split === -1 ? args : args.slice(0, split);
  const rest = split === -1 ? [] : args.slice(split + 1);
  if (own.includes('--help') || own.includes('-h')) return { answer: help, code: 0 };
  const unknown = own.find((word) => word.startsWith('-') && word !== '--all');
  if (unknown !== undefined) {
    const answer = `npm test has no option ${unknown}; npm test -- --help lists what there is`;
    return { answer, code: 2 };
  }
  const targets = own.filter((word) => word !== '--all');
  if (targets.length === 0 && rest.length > 0) {
    return { answer: 'Options for a tool need a file or a title before them', code: 2 };
  }
  return { targets, rest, runsAll: own.includes('--all') };
}
