import { expect, type BrowserContext } from '@playwright/test';

/** Errors and warnings of a browser; a test declares those that it expects. */
export interface Problems {
  expect: (...patterns: RegExp[]) => void;
  unexpected: () => string[];
  /** Clears everything when another test reuses the browser. */
  forget: () => void;
}

/** Leaving a page aborts its pending requests, which is no failure. */
const wasLeft = 'net::ERR_ABORTED';

/** Exposes beacons to the test, because their body is not visible from outside the page. */
function echoReports(): void {
  const send = Navigator.prototype.sendBeacon;
  const { echoReport } = window as unknown as { echoReport: (report: string) => void };
  Navigator.prototype.sendBeacon = function (url, body) {
    if (body instanceof Blob) void body.text().then(echoReport);
    return send.call(this, url, body);
  };
}

export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const expected: RegExp[] = [];

  await context.exposeFunction('echoReport', (report: string) => found.push(`report: ${report}`));
  await context.addInitScript(echoReports);
  context.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    found.push(`console ${type}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => found.push(`page error: ${String(event.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    if (reason !== wasLeft) found.push(`request failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) found.push(`reply ${response.status()}: ${response.url()}`);
  });

  return {
    expect: (...patterns) => expected.push(...patterns),
    unexpected: () => found.filter((problem) => !expected.some((known) => known.test(problem))),
    forget: () => {
      found.length = 0;
      expected.length = 0;
    },
  };
}

/** The title names the problems, because shortened logs keep the first line of a failure. */
export function expectNoProblems({ unexpected }: Pick<Problems, 'unexpected'>): void {
  const found = unexpected();
  expect(found, `problems in the browser: ${found.join(', ')}`).toEqual([]);
}
