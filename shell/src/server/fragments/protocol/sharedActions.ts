import { userMessageReceived } from '@tidegate/contracts/store/globalState';
import { sessionEnded, sessionStarted } from '@tidegate/contracts/store/userState';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(500));

/** Actions on the shell's slices that `store/mayDispatch.ts` allows remotes to dispatch. */
export const sharedActionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(sessionStarted.type),
    payload: z.object({
      session: z.nullable(text),
      userId: z.nullable(text),
      name: text,
      avatar: z.nullable(text),
      isPasswordSet: z.boolean(),
    }),
  }),
  z.object({ type: z.literal(sessionEnded.type), payload: z.optional(z.undefined()) }),
  z.object({
    type: z.literal(userMessageReceived.type),
    payload: z.object({
      country: text,
      country_code: text,
      user_ip: text,
      location: text,
      is_exposed: z.boolean(),
    }),
  }),
]);

export type SharedAction = z.infer<typeof sharedActionSchema>;

const sharedTypes: readonly string[] = [
  sessionStarted.type,
  sessionEnded.type,
  userMessageReceived.type,
];

export const isSharedAction = (type: string): boolean => sharedTypes.includes(type);
