import type * as z from 'zod/mini';

export function describeIssues({ issues }: z.core.$ZodError): string {
  return issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
