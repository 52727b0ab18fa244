import type { Refusal } from '@tidegate/contracts/envelope';
import { errorTable, type ErrorCode } from '@tidegate/contracts/errors';

/** What the edge itself says no with, in the form of every refusal of the API. */
export function createRefusal(code: ErrorCode, requestId: string): Refusal {
  const { envelopeCode, message } = errorTable[code];
  return { code: envelopeCode, message, data: null, error: { code, request_id: requestId } };
}
