import { type ErrorCode, errorTable } from '@tidegate/contracts/errors/errors';
import { SiteError } from '@tidegate/contracts/errors/siteError';

/** Why a call is refused. `details` go to the caller. */
export function refusal(code: ErrorCode, details: SiteError['details'] = {}): SiteError {
  return new SiteError(code, errorTable[code].message, { details });
}
