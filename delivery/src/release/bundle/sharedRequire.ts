import { sharedModules, wholeSharedModules } from '@tidegate/contracts/remotes/sharedModules';

export class UnsharedNameError extends Error {}

type SharedLibraryName = keyof typeof sharedModules;

/** Loaded on demand, because together they take half a second. */
const libraries: Readonly<Record<SharedLibraryName, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-router-dom': () => import('react-router-dom'),
  'react-redux': () => import('react-redux'),
  '@reduxjs/toolkit': () => import('@reduxjs/toolkit'),
  'react-i18next': () => import('react-i18next'),
  '@tidegate/contracts/siteApi': () => import('@tidegate/contracts/siteApi'),
};

const sharedNames: Readonly<Record<SharedLibraryName, readonly string[]>> = sharedModules;

function isShared(name: string): name is SharedLibraryName {
  return Object.hasOwn(libraries, name);
}

/** Limits a library to its shared names; reading any other name throws. */
function share(name: SharedLibraryName, library: object): object {
  const shared = sharedNames[name];
  return new Proxy(
    { __esModule: true },
    {
      get(target, key): unknown {
        if (typeof key === 'symbol' || key === '__esModule') return Reflect.get(target, key);
        if (shared.includes(key)) return Reflect.get(library, key);
        throw new UnsharedNameError(
          `The shell does not share ${key} of ${name} (sharedModules.ts).`,
        );
      },
    },
  );
}

/** No fact about a remote depends on the design system, so one component replaces all. */
function shareComponents(): object {
  const component = () => null;
  return new Proxy({}, { get: (_target, key) => (key === '__esModule' ? true : component) });
}

export async function createSharedRequire(code: string): Promise<(name: string) => object> {
  const shared = new Map<string, object>(
    wholeSharedModules.map((name) => [name, shareComponents()]),
  );
  for (const name of Object.keys(libraries).filter(isShared)) {
    if (code.includes(name)) shared.set(name, share(name, await libraries[name]()));
  }
  return (name) => {
    const library = shared.get(name);
    if (library) return library;
    throw new UnsharedNameError(
      isShared(name)
        ? `${name} is required without being named in the bundle.`
        : `${name} is neither shared with remotes nor bundled.`,
    );
  };
}
