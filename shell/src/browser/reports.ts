/** What a page tells its operators: a fault of a release, or a problem of the shell. */
export interface PageReport {
  code: string;
  message: string;
  remote?: string;
  version?: string;
}

export const reportPath = '/_site/reports';

/** Sent even while the page goes away; a report that is lost costs nothing but itself. */
export function reportProblem(report: PageReport): void {
  navigator.sendBeacon(
    reportPath,
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}
