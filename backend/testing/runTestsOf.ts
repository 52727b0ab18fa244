type Table = readonly Record<string, unknown>[];
type Run = (row: object) => Promise<void> | void;

/** Registers the tests of another file with these titles, each of which must exist. */
export function runTestsOf(file: string, titles: readonly string[]): void {
  const missing = new Set(titles);
  const everyTest = globalThis.test;
  const chosenTest = (...args: Parameters<jest.It>) => {
    if (missing.delete(args[0])) everyTest(...args);
  };
  const each = (table: Table) => (title: string, run: Run, timeoutMs?: number) => {
    if (missing.delete(title)) everyTest.each(table)(title, run, timeoutMs);
  };
  globalThis.test = Object.assign(chosenTest, everyTest, { each }) as jest.It;
  try {
    jest.requireActual<object>(file);
  } finally {
    globalThis.test = everyTest;
  }
  if (missing.size > 0) throw new Error(`${file} has no test: ${[...missing].join('; ')}`);
}
