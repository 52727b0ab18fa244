import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { findMessage, type MessageFile } from './readMessageFiles';

export const statementsFile = 'docs/languages/statements.json';

const statementSchema = z.object({
  note: z.optional(z.string()),
  /** The message with the statement, such as `remotes/pricing/pricing:orders.heading`. */
  source: z.string(),
  /** Messages that contain it. */
  in: z.array(z.string()).check(z.minLength(1)),
});

const statementsSchema = z.record(z.string(), statementSchema);

export type Statements = z.infer<typeof statementsSchema>;

export async function readStatements(rootDir: string): Promise<Statements> {
  const text = await readFile(path.join(rootDir, statementsFile), 'utf8');
  return statementsSchema.parse(JSON.parse(text));
}

/**
 * Reports places that state a legal fact, or name a control, in other words than its source in the same
 * language. Namespaces start with the workspace.
 */
export function findStatementProblems(
  files: readonly MessageFile[],
  statements: Statements,
): string[] {
  const languages = [...new Set(files.map(({ language }) => language))];
  return languages.flatMap((language) => {
    const own = files.filter((file) => file.language === language);
    return Object.entries(statements).flatMap(([name, { source, in: places }]) => {
      const text = findMessage(own, source);
      if (text === undefined) return [`${language}: ${name}: there is no message ${source}`];
      return places
        .filter((id) => !findMessage(own, id)?.includes(text))
        .map((id) => `${language}: ${id} does not contain “${text}” (${name})`);
    });
  });
}
