import * as z from 'zod/mini';

const shellSchema = z.object({ build: z.enum(['production', 'development']) });

/** The build of the shell that runs at this origin; undefined without a site. */
export async function findRunningShell(
  origin: string,
): Promise<'production' | 'development' | undefined> {
  const reply = await fetch(`${origin}/_site/shell`).catch(() => undefined);
  if (!reply?.ok) return undefined;
  const shell = shellSchema.safeParse(await reply.json());
  return shell.success ? shell.data.build : undefined;
}
