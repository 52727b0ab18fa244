import * as z from 'zod/mini';

import { envelopeSchema } from '../errors/envelope';

export const listSessionsPath = '/api/mms/account/v1/web/session/list';
export const endSessionPath = '/api/mms/account/v1/web/session/end';
export const endOtherSessionsPath = '/api/mms/account/v1/web/session/end_others';

/** A logged-in browser; apps are devices. */
export const browserSessionSchema = z.object({
  session_id: z.uuid(),
  /** Derived from the user agent at login, such as `Firefox`; empty if unknown. */
  browser: z.string(),
  system: z.string(),
  logged_in_at: z.iso.datetime(),
  is_current: z.boolean(),
});

export type BrowserSession = z.infer<typeof browserSessionSchema>;

/** The latest logins first, truncated if there are too many. */
export const sessionListSchema = z.object({ sessions: z.array(browserSessionSchema) });

export type SessionList = z.infer<typeof sessionListSchema>;

export const listSessionsReplySchema = envelopeSchema(sessionListSchema);

export const endSessionRequestSchema = z.object({ session_id: z.uuid() });

export type EndSessionRequest = z.infer<typeof endSessionRequestSchema>;
