import * as z from 'zod/mini';

const domain = z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/));

/** Academic domains, which include their subdomains, and labels that students do not use. */
export const academicDomainsSchema = z.object({
  domains: z.array(domain).check(z.minLength(1)),
  exceptLabels: z.array(domain),
});

export function isAcademicAddress(
  email: string,
  { domains, exceptLabels }: z.infer<typeof academicDomainsSchema>,
): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  // Letters of other scripts can imitate a domain.
  if (!labels.every((label) => /^[a-z0-9-]+$/.test(label))) return false;
  if (labels.some((label) => exceptLabels.includes(label))) return false;
  return labels.some((_, start) => domains.includes(labels.slice(start).join('.')));
}
