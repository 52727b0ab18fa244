/** What a check of ours found out. */
export interface CheckReport {
  /** One line each; none means that all is well. */
  problems: readonly string[];
  /** How much was looked at: a check that saw nothing has proved nothing. */
  lookedAt: number;
}

/** Turns a check that looked at nothing into a failing one. */
export function withoutBlindness(subject: string, report: CheckReport): CheckReport {
  if (report.lookedAt > 0) return report;
  return { ...report, problems: [...report.problems, `no ${subject} were found to look at`] };
}
