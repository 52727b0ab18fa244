/** Folders in which Node.js looks for a package, nearest first. */
function listPlaces(from, name) {
  const places = [];
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (folder !== 'node_modules' && !folder.endsWith('/node_modules')) {
      places.push(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`);
    }
    if (folder === '') return places;
  }
}

function findPlace(packages, from, name) {
  return listPlaces(from, name).find((place) => Object.hasOwn(packages, place));
}

function listNeeds({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const needs = new Map();
  for (const name of Object.keys(peerDependencies ?? {})) {
    needs.set(name, { isOptional: peerDependenciesMeta?.[name]?.optional === true, isPeer: true });
  }
  for (const name of Object.keys(dependencies ?? {})) needs.set(name, { isOptional: false });
  for (const name of Object.keys(optionalDependencies ?? {})) needs.set(name, { isOptional: true });
  return needs;
}

function findNeeded(packages, from, name, { isOptional, isPeer }) {
  const place = findPlace(packages, from, name);
  // npm omits optional peers that nothing requires and other systems' binaries.
  if (place === undefined && !isOptional) {
    throw new Error(`the lock file has no ${name} for ${from}`);
  }
  return isPeer && isOptional ? undefined : place;
}

function listReachable(packages, names) {
  const reachable = new Map();
  const visit = (place, isOptional) => {
    const known = reachable.get(place);
    if (known === false || known === isOptional) return;
    reachable.set(place, isOptional);
    for (const [name, need] of listNeeds(packages[place])) {
      const needed = findNeeded(packages, place, name, need);
      if (needed !== undefined) visit(needed, isOptional || need.isOptional);
    }
  };
  for (const name of names) visit(findNeeded(packages, '', name, { isOptional: false }), false);
  return reachable;
}

/** These flags describe the checkout's dependencies, not those of the built site. */
const flags = ['dev', 'devOptional', 'optional', 'peer'];

function toEntry(found, isOptional) {
  const entry = Object.fromEntries(Object.entries(found).filter(([key]) => !flags.includes(key)));
  return isOptional ? { ...entry, optional: true } : entry;
}

/** Packages keep their version and path, so they resolve the same dependencies as before. */
export function deriveProductionLock({ rootPackage, rootLock, names }) {
  const { packages } = rootLock;
  const reachable = [...listReachable(packages, names)].sort(([a], [b]) => (a < b ? -1 : 1));
  const dependencies = Object.fromEntries(
    names.map((name) => [name, packages[`node_modules/${name}`].version]),
  );
  const { name, license, engines, overrides } = rootPackage;
  const about = { name, license, dependencies, engines };
  return {
    manifest: {
      ...about,
      private: true,
      type: 'module',
      scripts: {
        start: 'node server.js',
        release: 'node release.js',
        import: 'node import.js',
        sessions: 'node sessions.js',
      },
      ...(overrides && { overrides }),
    },
    lock: {
      name,
      lockfileVersion: rootLock.lockfileVersion,
      requires: true,
      packages: {
        '': about,
        ...Object.fromEntries(
          reachable.map(([place, isOptional]) => [place, toEntry(packages[place], isOptional)]),
        ),
      },
    },
  };
}
