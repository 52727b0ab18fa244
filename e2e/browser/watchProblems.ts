import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser, as sentences; a test says which of them it expects. */
export interface Problems {
  expect: (...patterns: RegExp[]) => void;
  unexpected: () => string[];
  /** Begins anew, for a test that uses the same browser after another. */
  forget: () => void;
}

/** A visitor who leaves a page ends what it was still loading; nothing failed. */
const wasLeft = 'net::ERR_ABORTED';

/**
 * Hands out what a page tells its operators: things it could mend by itself, a failed hydration
 * for one. The body of a beacon is not visible from outside.
 */
function echoReports(): void {
  const send = Navigator.prototype.sendBeacon;
  const { echoReport } = window as unknown as { echoReport: (report: string) => void };
  Navigator.prototype.sendBeacon = function (url, body) {
    if (body instanceof Blob) void body.text().then(echoReport);
    return send.call(this, url, body);
  };
}

/** Collects console messages, errors, failed requests, replies of 400 and above, and reports. */
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
