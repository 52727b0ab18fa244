export interface CheckReport {
  /** One line each; empty if the check passes. */
  problems: readonly string[];
  /** Number of inspected items; a check that inspected nothing proves nothing. */
  checkedCount: number;
}

export function withoutBlindness(subject: string, report: CheckReport): CheckReport {
  if (report.checkedCount > 0) return report;
  return { ...report, problems: [...report.problems, `no ${subject} were found to check`] };
}
