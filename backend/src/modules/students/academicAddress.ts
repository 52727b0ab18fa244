import * as z from 'zod/mini';

const domain = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/));

/** The file of places of study: domains with all that is below them, and labels that are no students'. */
export const academicDomainsSchema = z.object({
  domains: z.array(domain).check(z.minLength(1)),
  exceptLabels: z.array(domain),
});

/** Whether an address is one that a place of study gives to those who are there. */
export function isAcademicAddress(
  email: string,
  { domains, exceptLabels }: z.infer<typeof academicDomainsSchema>,
): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  // Letters of other scripts can look like ours, and no place of study needs them.
  if (!labels.every((label) => /^[a-z0-9-]+$/.test(label))) return false;
  if (labels.some((label) => exceptLabels.includes(label))) return false;
  return labels.some((_, start) => domains.includes(labels.slice(start).join('.')));
}
