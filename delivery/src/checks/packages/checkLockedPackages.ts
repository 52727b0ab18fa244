import * as z from 'zod/mini';
import { withoutBlindness, type CheckReport } from '../checkReport';

const lockFileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      integrity: z.optional(z.string()),
      resolved: z.optional(z.string()),
      link: z.optional(z.boolean()),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

/** Folders in which Node.js looks for a package, nearest first. */
function listPlaces(folder: string, name: string): string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return Array.from({ length: parts.length + 1 }, (_, dropped) =>
    [...parts.slice(0, parts.length - dropped), 'node_modules', name].join('/'),
  );
}

/** Reports what keeps `npm ci` from working on every system. */
export function checkLockedPackages(lockFile: unknown): CheckReport {
  const { packages } = lockFileSchema.parse(lockFile);
  const folders = Object.entries(packages);
  const missing = folders.flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !listPlaces(folder, name).some((place) => place in packages))
      .map(([name, version]) => `${folder} may need ${name} ${version}, which is not locked`),
  );
  const installed = folders.filter(
    ([folder, { link }]) => folder.includes('node_modules/') && link !== true,
  );
  const incomplete = installed
    .filter(([, { version, integrity }]) => version === undefined || integrity === undefined)
    .map(([folder]) => `${folder} has no version or no integrity`);
  const unreachable = installed
    .filter(([, { resolved = 'https://registry.npmjs.org/' }]) => {
      return !resolved.startsWith('https://registry.npmjs.org/');
    })
    .map(([folder]) => `${folder} does not come from registry.npmjs.org`);
  return withoutBlindness('packages', {
    problems: [...missing, ...incomplete, ...unreachable],
    checkedCount: installed.length,
  });
}
