import { createRequire } from 'node:module';
import { lentModules, lentWhole } from '@tidegate/contracts/lentModules';

// The door of the shell's package: the very copies that the shell lends lie beside it.
const requireFromShell = createRequire(import.meta.resolve('@tidegate/shell/server'));

export class UnlentNameError extends Error {}

/** A library as a remote sees it: the lent names, and a refusal for every other. */
function lend(name: string, lent: readonly string[]): object {
  const library = requireFromShell(name) as Record<string, unknown>;
  return new Proxy(
    { __esModule: true },
    {
      get(target, key): unknown {
        if (typeof key === 'symbol' || key === '__esModule') return Reflect.get(target, key);
        if (lent.includes(key)) return library[key];
        throw new UnlentNameError(`The shell does not lend ${key} of ${name} (lentModules.ts).`);
      },
    },
  );
}

/** Components of the design system hold no facts about a remote, so any stands for all. */
function lendComponents(): object {
  const component = () => null;
  return new Proxy({}, { get: (_target, key) => (key === '__esModule' ? true : component) });
}

const lentLibraries = new Map<string, () => object>([
  ...Object.entries(lentModules).map(
    ([name, lent]) => [name, () => lend(name, lent)] as [string, () => object],
  ),
  ...lentWhole.map((name) => [name, lendComponents] as [string, () => object]),
]);

/** The `require` that a bundle is given. */
export function requireLent(name: string): object {
  const library = lentLibraries.get(name);
  if (library) return library();
  throw new UnlentNameError(`${name} is neither lent to remotes nor bundled.`);
}
