import type { Refusal } from '@tidegate/contracts/errors/envelope';
import { errorTable, type ErrorCode } from '@tidegate/contracts/errors/errors';

export function createRefusal(code: ErrorCode, requestId: string): Refusal {
  const { envelopeCode, message } = errorTable[code];
  return { code: envelopeCode, message, data: null, error: { code, request_id: requestId } };
}
