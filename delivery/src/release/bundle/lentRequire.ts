import { lentModules, lentWhole } from '@tidegate/contracts/lentModules';

export class UnlentNameError extends Error {}

type LentName = keyof typeof lentModules;

/** Each loaded for bundles that take it: together they are half a second of code. */
const libraries: Readonly<Record<LentName, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-router-dom': () => import('react-router-dom'),
  'react-redux': () => import('react-redux'),
  '@reduxjs/toolkit': () => import('@reduxjs/toolkit'),
  'react-i18next': () => import('react-i18next'),
  '@tidegate/contracts/siteApi': () => import('@tidegate/contracts/siteApi'),
};

const lentNames: Readonly<Record<LentName, readonly string[]>> = lentModules;

function isLent(name: string): name is LentName {
  return Object.hasOwn(libraries, name);
}

/** A library as a remote sees it: the lent names, and a refusal for every other. */
function lend(name: LentName, library: object): object {
  const lent = lentNames[name];
  return new Proxy(
    { __esModule: true },
    {
      get(target, key): unknown {
        if (typeof key === 'symbol' || key === '__esModule') return Reflect.get(target, key);
        if (lent.includes(key)) return Reflect.get(library, key);
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

/** The `require` that this code of a bundle is given. */
export async function createLentRequire(code: string): Promise<(name: string) => object> {
  const lent = new Map<string, object>(lentWhole.map((name) => [name, lendComponents()]));
  for (const name of Object.keys(libraries).filter(isLent)) {
    if (code.includes(name)) lent.set(name, lend(name, await libraries[name]()));
  }
  return (name) => {
    const library = lent.get(name);
    if (library) return library;
    throw new UnlentNameError(
      isLent(name)
        ? `${name} is required without being named in the bundle.`
        : `${name} is neither lent to remotes nor bundled.`,
    );
  };
}
