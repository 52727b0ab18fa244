import type { CheckReport } from '../checkReport';
import { withoutBlindness } from '../checkReport';
import type { ImportGraph } from './importGraph';

/** Reports every violation and every file that the tool did not read. */
export function checkImportRules(graph: ImportGraph, files: readonly string[]): CheckReport {
  const read = new Set(graph.modules.map(({ source }) => source));
  const broken = graph.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`,
  );
  const unread = files.filter((file) => !read.has(file)).map((file) => `${file} was not read`);
  return withoutBlindness('modules', {
    problems: [...broken, ...unread],
    checkedCount: files.length,
  });
}
