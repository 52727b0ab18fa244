import { deriveProductionLock } from './deriveProductionLock.js';

type Packages = Parameters<typeof deriveProductionLock>[0]['rootLock']['packages'];

const rootPackage = {
  name: 'tidegate',
  license: 'MIT',
  engines: { node: '>=20' },
  workspaces: ['backend'],
  devDependencies: { jest: '30.0.0' },
  overrides: { fastify: { cookie: '1.1.1' } },
};

function derive(packages: Packages, names: readonly string[] = ['fastify']) {
  return deriveProductionLock({ rootPackage, rootLock: { lockfileVersion: 3, packages }, names });
}

function placesOf(packages: Packages, names?: readonly string[]): string[] {
  return Object.keys(derive(packages, names).lock.packages).filter((place) => place !== '');
}

test('the lock keeps imported packages and their dependencies and drops the rest', () => {
  const places = placesOf({
    'node_modules/fastify': { version: '5.0.0', dependencies: { avvio: '^9.0.0' } },
    'node_modules/avvio': { version: '9.1.0', dependencies: { fastify: '*' } },
    'node_modules/jest': { version: '30.0.0', dev: true },
    'node_modules/@tidegate/backend': { resolved: 'backend', link: true },
    backend: { version: '1.0.0', dependencies: { fastify: '5.0.0' } },
  });

  expect(places).toEqual(['node_modules/avvio', 'node_modules/fastify']);
});

test('a package keeps the version that is nested nearest to it', () => {
  const places = placesOf({
    'node_modules/fastify': { version: '5.0.0', dependencies: { '@fastify/ajv': '1' } },
    'node_modules/@fastify/ajv': { version: '1.0.0', dependencies: { ajv: '8', uri: '1' } },
    'node_modules/@fastify/ajv/node_modules/ajv': { version: '8.0.0', dependencies: { uri: '1' } },
    'node_modules/ajv': { version: '6.0.0' },
    'node_modules/uri': { version: '1.0.0' },
  });

  expect(places).toEqual([
    'node_modules/@fastify/ajv',
    'node_modules/@fastify/ajv/node_modules/ajv',
    'node_modules/fastify',
    'node_modules/uri',
  ]);
});

test('the manifest names exact versions and keeps the overrides', () => {
  const { manifest, lock } = derive({ 'node_modules/fastify': { version: '5.12.8' } });

  expect(manifest).toMatchObject({
    name: 'tidegate',
    dependencies: { fastify: '5.12.8' },
    overrides: { fastify: { cookie: '1.1.1' } },
    scripts: { start: 'node server.js' },
  });
  expect(manifest).not.toHaveProperty('devDependencies');
  expect(manifest).not.toHaveProperty('workspaces');
  expect(lock.packages['']).toMatchObject({ dependencies: { fastify: '5.12.8' } });
});

test('the binary of another system is kept as optional', () => {
  const { lock } = derive({
    'node_modules/fastify': { version: '5.0.0', optionalDependencies: { 'argon2-arm64': '1' } },
    'node_modules/argon2-arm64': { version: '1.0.0', os: ['linux'], cpu: ['arm64'] },
  });

  expect(lock.packages['node_modules/argon2-arm64']).toEqual({
    version: '1.0.0',
    os: ['linux'],
    cpu: ['arm64'],
    optional: true,
  });
});

test('a package that is also required is not optional, and development flags are dropped', () => {
  const { lock } = derive({
    'node_modules/fastify': {
      version: '5.0.0',
      optionalDependencies: { bindings: '1' },
      dependencies: { addon: '1' },
    },
    'node_modules/addon': { version: '1.0.0', dependencies: { bindings: '1' } },
    'node_modules/bindings': { version: '1.0.0', dev: true, optional: true },
  });

  expect(lock.packages['node_modules/bindings']).toEqual({ version: '1.0.0' });
});

test('a required peer dependency is kept and an optional one is dropped', () => {
  const places = placesOf({
    'node_modules/fastify': {
      version: '5.0.0',
      peerDependencies: { react: '19', typescript: '6' },
      peerDependenciesMeta: { typescript: { optional: true } },
    },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/typescript': { version: '6.0.0', dev: true },
  });

  expect(places).toEqual(['node_modules/fastify', 'node_modules/react']);
});

test('a lock file without a required package is refused, naming the package', () => {
  const packages = { 'node_modules/fastify': { version: '5.0.0', dependencies: { avvio: '9' } } };

  expect(() => derive(packages)).toThrow('the lock file has no avvio for node_modules/fastify');
});
