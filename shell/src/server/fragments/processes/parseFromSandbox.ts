import * as z from 'zod/mini';
import { parseJson } from '../../reading/parseJson';
import type { FromSandbox } from '../../sandbox/messages';

const schema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pong'), ping: z.int() }),
  z.object({
    ...{ type: z.literal('said'), fragment: z.int(), messages: z.string() },
    cpuMs: z.number(),
  }),
  z.object({ type: z.literal('silent'), fragment: z.int() }),
  z.object({ type: z.literal('imported'), fragment: z.int() }),
]);

export function parseFromSandbox(line: string): FromSandbox | undefined {
  return schema.safeParse(parseJson(line)).data;
}
