import * as z from 'zod/mini';

import { envelopeSchema } from '../envelope';

export const listSessionsPath = '/api/mms/account/v1/web/session/list';
export const endSessionPath = '/api/mms/account/v1/web/session/end';
export const endOtherSessionsPath = '/api/mms/account/v1/web/session/end_others';

/** A browser that is logged in; apps are devices. */
export const browserSessionSchema = z.object({
  session_id: z.uuid(),
  /** As the browser called itself at login, such as `Firefox`; empty where we know no such name. */
  browser: z.string(),
  system: z.string(),
  logged_in_at: z.iso.datetime(),
  /** Whether the list was asked for in this session. */
  is_current: z.boolean(),
});

export type BrowserSession = z.infer<typeof browserSessionSchema>;

/** The latest logins first; of very many only those. */
export const sessionListSchema = z.object({ sessions: z.array(browserSessionSchema) });

export type SessionList = z.infer<typeof sessionListSchema>;

export const listSessionsReplySchema = envelopeSchema(sessionListSchema);

export const endSessionRequestSchema = z.object({ session_id: z.uuid() });

export type EndSessionRequest = z.infer<typeof endSessionRequestSchema>;
