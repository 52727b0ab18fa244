import * as z from 'zod/mini';
import { parseJson } from '../../reading/parseJson';

const schema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong'), ping: z.int() }),
  z.object({
    ...{ type: z.literal('notifications'), fragment: z.int(), messages: z.string() },
    cpuMs: z.number(),
  }),
  /** The context is broken and returned nothing. */
  z.object({ type: z.literal('silent'), fragment: z.int() }),
  z.object({ type: z.literal('imported'), fragment: z.int() }),
]);

/** Messages from a sandbox, which are validated because foreign code may have written them. */
export type FromSandbox = z.infer<typeof schema>;

export function parseFromSandbox(line: string): FromSandbox | undefined {
  return schema.safeParse(parseJson(line)).data;
}
