import { lentModules, lentWhole } from '@tidegate/contracts/lentModules';
import type { BuildProblem } from './buildProblem';

const lentNames: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(lentModules));
const lentInWhole: readonly string[] = lentWhole;

function unlent(message: string): BuildProblem {
  return { code: 'remotes.unlentName', message };
}

/** Modules that the bundle takes, each with the identifiers it is bound to. */
function listRequired(bundle: string): Map<string, string[]> {
  const required = new Map<string, string[]>();
  for (const [, identifier, name = ''] of bundle.matchAll(
    /(?:\bconst ([\w$]+) = )?\brequire\("([^"]+)"\)/g,
  )) {
    required.set(name, [...(required.get(name) ?? []), identifier ?? '']);
  }
  return required;
}

function findUnlentNames(bundle: string, name: string, identifiers: string[]): BuildProblem[] {
  const lent = lentNames.get(name);
  if (lentInWhole.includes(name)) return [];
  if (!lent) return [unlent(`${name} is neither lent to remotes nor bundled.`)];
  if (identifiers.includes('')) {
    return [unlent(`${name} is taken in a way that hides which of its names are used.`)];
  }
  const uses = identifiers.flatMap((identifier) =>
    [...bundle.matchAll(new RegExp(`\\b${identifier}\\.([A-Za-z_$][\\w$]*)`, 'g'))].map(
      ([, used = '']) => used,
    ),
  );
  return [...new Set(uses)]
    .filter((used) => !lent.includes(used))
    .map((used) => unlent(`The shell does not lend ${used} of ${name} (lentModules.ts).`));
}

/**
 * What the server bundle takes from outside and the shell does not lend: it would be undefined in a
 * visitor's page, and evaluating the module does not reach the names used inside components.
 */
export function findLentNameProblems(bundle: string): BuildProblem[] {
  return [...listRequired(bundle)].flatMap(([name, identifiers]) =>
    findUnlentNames(bundle, name, identifiers),
  );
}
