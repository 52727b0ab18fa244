import { sharedModules, wholeSharedModules } from '@tidegate/contracts/remotes/sharedModules';
import type { BuildProblem } from './buildProblem';

const sharedNames: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(sharedModules));
const sharedAsWhole: readonly string[] = wholeSharedModules;

function unshared(message: string): BuildProblem {
  return { code: 'remotes.unsharedName', message };
}

/** Identifiers bound to a module that only requires a library; empty if one has another use. */
function listBoundTo(bundle: string, moduleId: string): string[] {
  const uses = bundle.match(new RegExp(`\\b__webpack_require__(\\(|, )${moduleId}\\)`, 'g')) ?? [];
  const bindings = bundle.matchAll(
    new RegExp(`\\b(?:var|const) ([\\w$]+) = __webpack_require__\\(${moduleId}\\);`, 'g'),
  );
  const identifiers = [...bindings].map(([, identifier = '']) => identifier);
  return identifiers.length === uses.length ? identifiers : [];
}

/**
 * Modules that the bundle requires, with the identifiers they are bound to. A bundle with lazy
 * pages has a module of its own for each library.
 */
function listRequired(bundle: string): Map<string, string[]> {
  const required = new Map<string, string[]>();
  for (const [, moduleId, identifier = '', name = ''] of bundle.matchAll(
    /(?:(\d+)\s*\(module\) \{\s*module\.exports = |\bconst ([\w$]+) = )?\brequire\("([^"]+)"\)/g,
  )) {
    const bound = moduleId === undefined ? [] : listBoundTo(bundle, moduleId);
    const identifiers = bound.length > 0 ? bound : [identifier];
    required.set(name, [...(required.get(name) ?? []), ...identifiers]);
  }
  return required;
}

function findUnsharedNames(bundle: string, name: string, identifiers: string[]): BuildProblem[] {
  const shared = sharedNames.get(name);
  if (sharedAsWhole.includes(name)) return [];
  if (!shared) return [unshared(`${name} is neither shared with remotes nor bundled.`)];
  if (identifiers.includes('')) {
    return [unshared(`${name} is imported so that its used names are unknown.`)];
  }
  const uses = identifiers.flatMap((identifier) =>
    [...bundle.matchAll(new RegExp(`\\b${identifier}\\.([A-Za-z_$][\\w$]*)`, 'g'))].map(
      ([, used = '']) => used,
    ),
  );
  return [...new Set(uses)]
    .filter((used) => !shared.includes(used))
    .map((used) => unshared(`The shell does not share ${used} of ${name} (sharedModules.ts).`));
}

/**
 * Finds imports that the shell does not share. They would be undefined in a page, and evaluating
 * the module does not reach the names used inside components.
 */
export function findSharedNameProblems(bundle: string): BuildProblem[] {
  return [...listRequired(bundle)].flatMap(([name, identifiers]) =>
    findUnsharedNames(bundle, name, identifiers),
  );
}
