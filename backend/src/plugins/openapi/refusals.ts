import type { Refusal } from '@tidegate/contracts/errors/envelope';
import { refusalSchema } from '@tidegate/contracts/errors/envelopeSchema';
import { type ErrorCode, errorTable, isErrorCode } from '@tidegate/contracts/errors/errors';
import * as z from 'zod/mini';

const allCodes = Object.keys(errorTable).filter(isErrorCode);
const okStatus = 200;

function toExample(code: ErrorCode): Refusal {
  const { envelopeCode, message } = errorTable[code];
  const request_id = '00000000-0000-4000-8000-000000000000';
  return { code: envelopeCode, message, data: null, error: { code, request_id } };
}

function describe(description: string, codes: readonly ErrorCode[]) {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: toExample(code) }]));
  const schema = { $ref: '#/components/schemas/Refusal' };
  return { description, content: { 'application/json': { schema, examples } } };
}

const statuses = [...new Set(allCodes.map((code) => errorTable[code].httpStatus))];

export const refusalResponses = Object.fromEntries(
  statuses.map((status) => [
    `Refused${status}`,
    describe(
      'Refused',
      allCodes.filter((code) => errorTable[code].httpStatus === status),
    ),
  ]),
);

export const refusalSchemas = {
  Refusal: z.toJSONSchema(refusalSchema),
  // The generator's name for `z.json()`, the only recursive schema, whose definition it omits.
  schema0: { description: 'Any JSON value' },
};

/** Refusals of an operation by status. Those with HTTP 200 belong to its normal response. */
export function listRefusals(method: string, needsSession: boolean): Record<string, object> {
  const isExpected: Readonly<Record<number, boolean>> = {
    [okStatus]: false,
    401: needsSession,
    413: method !== 'get',
    415: method !== 'get',
  };
  const refusals = statuses
    .filter((status) => isExpected[status] ?? true)
    .map((status): [string, object] => [
      String(status),
      { $ref: `#/components/responses/Refused${status}` },
    ]);
  return Object.fromEntries(refusals);
}
