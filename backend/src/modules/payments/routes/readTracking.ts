import { type Tracking, trackingSchema } from '@tidegate/contracts/api/payments/quoteSchemas';
import { trackingHeader } from '@tidegate/contracts/api/payments/endpoints';
import type { FastifyRequest } from 'fastify';

/** Reads the edge's tracking headers and drops invalid values. */
export function readTracking({ headers }: FastifyRequest): Tracking {
  const text = headers[trackingHeader];
  const marks = new URLSearchParams(typeof text === 'string' ? text : '');
  const tracking: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(trackingSchema.shape)) {
    const value = name === 'affiliate' ? readAffiliate(marks) : (marks.get(name) ?? undefined);
    const parsed = schema.safeParse(value);
    if (parsed.success && parsed.data !== undefined) tracking[name] = parsed.data;
  }
  return trackingSchema.parse(tracking);
}

function readAffiliate(marks: URLSearchParams): unknown {
  const type = marks.get('affiliate_type');
  return type === null ? undefined : { type, value: marks.get('affiliate_value') };
}
