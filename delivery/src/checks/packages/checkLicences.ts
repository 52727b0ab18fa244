import * as z from 'zod/mini';
import { permittedLicences } from '../../../packaging/permittedLicences.js';
import { withoutBlindness, type CheckReport } from '../checkReport';

const lockFileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.optional(z.unknown()),
      dev: z.optional(z.boolean()),
      link: z.optional(z.boolean()),
    }),
  ),
});

/** Reports production packages of package-lock.json whose licence is not permitted. */
export function checkLicences(lockFile: unknown): CheckReport {
  const { packages } = lockFileSchema.parse(lockFile);
  const shipped = Object.entries(packages).filter(
    ([folder, { dev, link }]) => folder.includes('node_modules/') && dev !== true && link !== true,
  );
  const problems = shipped
    .filter(([, { license }]) => !permittedLicences.some((permitted) => permitted === license))
    .map(([folder, { license }]) => `${folder} is under ${describe(license)}`);
  return withoutBlindness('packages of production', { problems, checkedCount: shipped.length });
}

function describe(license: unknown): string {
  return license === undefined ? 'no licence' : JSON.stringify(license);
}
