import * as z from 'zod/mini';

export interface TestTitles {
  passed: number;
  failures: readonly string[];
}

const jestReportSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

/** Reads what Jest writes with `--json`. */
export function readJestReport(text: string): TestTitles {
  const { testResults } = jestReportSchema.parse(JSON.parse(text));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  };
}

const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

interface Suite {
  specs: z.infer<typeof specSchema>[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodMiniType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.optional(z.array(suiteSchema)) }),
);

const journeyReportSchema = z.object({ suites: z.array(suiteSchema) });

function listSpecs({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** Reads what Playwright's JSON reporter writes. */
export function readJourneyReport(text: string): TestTitles {
  const { suites } = journeyReportSchema.parse(JSON.parse(text));
  const tests = suites
    .flatMap(listSpecs)
    .flatMap(({ title, tests: runs }) => runs.map((run) => ({ title, ...run })));
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ title, projectName }) => `${title} (${projectName})`),
  };
}
