/** A report to the operators: a fault of a release or a problem of the shell. */
export interface PageReport {
  code: string;
  message: string;
  remote?: string;
  version?: string;
}

export const reportPath = '/_site/reports';

/** A beacon survives the page's unload; losing a report is acceptable. */
export function reportProblem(report: PageReport): void {
  navigator.sendBeacon(
    reportPath,
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}
