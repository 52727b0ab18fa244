import * as z from 'zod/mini';

const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('begin'), total: z.int() }),
  z.object({ type: z.literal('started'), name: z.string() }),
  /** Counts of this file only. */
  z.object({
    type: z.literal('ended'),
    name: z.string(),
    passed: z.int(),
    failed: z.int(),
    skipped: z.int(),
  }),
  z.object({
    type: z.literal('failure'),
    file: z.string(),
    title: z.string(),
    message: z.string(),
  }),
]);

/** Events that the reporters send from inside Jest and Playwright. */
export type TestEvent = z.infer<typeof eventSchema>;

export function parseTestEvent(message: unknown): TestEvent | undefined {
  const parsed = eventSchema.safeParse(message);
  return parsed.success ? parsed.data : undefined;
}

export function repeatCommand(file: string, title: string): string {
  const quoted = `'${title.replaceAll("'", String.raw`'\''`)}'`;
  return title === '' ? `npm test -- ${file}` : `npm test -- ${file} ${quoted}`;
}

export function formatFailure({ file, title, message }: TestEvent & { type: 'failure' }): string {
  const name = title === '' ? file : `${file} › ${title}`;
  const indented = message.trim().replaceAll(/^(?=.)/gm, '    ');
  return `\nFAILED ${name}\n${indented}\n    again alone: ${repeatCommand(file, title)}\n`;
}
