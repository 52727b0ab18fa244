import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { measureBuilds } from './measureBuilds';
import type { CheckReport } from '../checkReport';
import { readEarlierText } from './readEarlierText';

const budgetsSchema = z.object({
  /** The record in docs/decisions that allowed the last increase. */
  decision: z.nullable(z.string()),
  gzipBytes: z.record(z.string(), z.int()),
});

/** Maximum gzip bytes of each part. */
export type Budgets = z.infer<typeof budgetsSchema>;

/** The budget of a remote that has none of its own yet. */
const newRemote = 'new remote';

export const budgetsFile = 'delivery/budgets.json';

function parseBudgets(text: string): Budgets {
  return budgetsSchema.parse(JSON.parse(text));
}

export function compareSizes(
  { gzipBytes }: Budgets,
  sizes: ReadonlyMap<string, number>,
): CheckReport {
  const problems = [...sizes].flatMap(([part, size]) => {
    const budget = gzipBytes[part] ?? gzipBytes[newRemote];
    if (budget === undefined) return [`${part}: no budget, ${size} bytes`];
    if (size <= budget) return [];
    return [`${part}: ${size - budget} bytes above the budget of ${budget}`];
  });
  const gone = Object.keys(gzipBytes).filter((part) => part !== newRemote && !sizes.has(part));
  return {
    problems: [...problems, ...gone.map((part) => `${part}: a budget for nothing`)],
    checkedCount: sizes.size,
  };
}

/** Budgets only decrease, unless they name a decision that the earlier budgets did not name. */
export function findRises(
  budgets: Budgets,
  earlier: Budgets,
  isRecord: (file: string) => boolean,
): string[] {
  const { decision } = budgets;
  const isAllowed = decision !== null && decision !== earlier.decision && isRecord(decision);
  if (isAllowed) return [];
  return Object.entries(budgets.gzipBytes).flatMap(([part, budget]) => {
    const before = earlier.gzipBytes[part];
    if (before === undefined || budget <= before) return [];
    return [
      `${part}: the budget rose from ${before} to ${budget}; name a new docs/decisions/*.md as "decision"`,
    ];
  });
}

export async function checkSizes(rootDir: string): Promise<CheckReport> {
  const text = await readFile(path.join(rootDir, budgetsFile), 'utf8');
  const budgets = parseBudgets(text);
  const sizes = await measureBuilds(rootDir);
  if (!sizes) return { problems: ['nothing is built: npm run build'], checkedCount: 0 };
  const earlier = await readEarlierText(rootDir, budgetsFile, text);
  const rises =
    earlier === undefined
      ? []
      : findRises(budgets, parseBudgets(earlier), (file) => existsSync(path.join(rootDir, file)));
  const { problems, checkedCount } = compareSizes(budgets, sizes);
  return { problems: [...problems, ...rises], checkedCount };
}
