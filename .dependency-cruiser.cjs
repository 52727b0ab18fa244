const test = String.raw`\.(test|spec)\.tsx?$`;
const testing = String.raw`/testing/|\.(test|spec)\.tsx?$`;
const testsOfRemotes = String.raw`^remotes/.+(/testing/|\.(test|spec)\.tsx?$)`;
const buildOfRemote = String.raw`^remotes/[^/]+/webpack\.config\.js$`;
const moduleEntryPoint = String.raw`^backend/src/modules/[^/]+/(index|[^/]+Settings)\.ts$`;
/** `npm test` starts these servers for its tests. */
const startServers = String.raw`^backend/testing/start(Postgres|Redis)\.ts$`;
const deliveryEntryPoints = [
  String.raw`^backend/src/index\.ts$`,
  String.raw`^backend/src/database/index\.ts$`,
  String.raw`^shell/src/server/createEdge\.ts$`,
  String.raw`^backend/src/redis/openRedis\.ts$`,
  String.raw`^backend/src/settings/(environmentFields|optionalParts|parseEnvironment|settingFields)\.ts$`,
  String.raw`^backend/src/security/securityLog\.ts$`,
  String.raw`^backend/src/plugins/observeRequests\.ts$`,
  String.raw`^shell/src/server/share-images/listSharePages\.ts$`,
];

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const everywhere = [
  forbid(
    'no-circular',
    'Files in a cycle, even of types alone, can only be read and changed together.',
    {},
    { circular: true },
  ),
  forbid(
    'resolves',
    'An unresolved import is followed by no other rule.',
    {},
    { couldNotResolve: true },
  ),
  forbid(
    'testing-code-stays-in-tests',
    'Fakes and factories are not part of the product.',
    { pathNot: [testing, '^(e2e|delivery/testing)/'] },
    { path: '/testing/', pathNot: startServers },
  ),
];

const federation = [
  forbid(
    'remote-not-to-other-remote',
    'Each remote is released independently; remotes communicate through the shell and the contract.',
    { path: '^remotes/([^/]+)/' },
    { path: '^remotes/', pathNot: '^remotes/$1/' },
  ),
  forbid(
    'shell-not-to-remote',
    'The shell loads remotes at run time and never bundles one.',
    { path: '^shell/' },
    { path: '^remotes/' },
  ),
  forbid(
    'remote-not-to-shell',
    'A remote uses the shell only through the contract.',
    { path: '^remotes/' },
    { path: '^shell/' },
  ),
];

const downward = [
  forbid(
    'feature-not-to-sibling-feature',
    'Code that two features use belongs in `shared`.',
    { path: '^(.+)/src/features/([^/]+)/' },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  forbid(
    'feature-not-up-to-exposed',
    'Entry points import features, never the reverse.',
    { path: '^(.+)/src/(features|shared)/', pathNot: testing },
    { path: '^$1/src/exposed/' },
  ),
  forbid(
    'shared-not-up-to-feature',
    '`shared` does not depend on the features that use it.',
    { path: '^(.+)/src/shared/' },
    { path: '^$1/src/features/' },
  ),
];

const foundations = [
  forbid(
    'contracts-stand-alone',
    'Independent builds share the contract, so it depends only on its schema and store libraries.',
    { path: '^shared-contracts/src/', pathNot: test },
    { pathNot: ['^shared-contracts/', 'node_modules/(zod|@reduxjs/toolkit)/'] },
  ),
  forbid(
    'design-system-below-product',
    'The design system depends on React and on no part of the product.',
    { path: '^design-system/src/', pathNot: testing },
    { pathNot: ['^design-system/', 'node_modules/(@types/)?(react|react-dom)/'] },
  ),
  forbid(
    'design-system-has-one-entry-point',
    'The parts of the design system are private.',
    { path: '^(shell|remotes)/' },
    {
      path: '^design-system/',
      pathNot: String.raw`^design-system/src/((index|scenes|toasts|pictures/iconPaths)\.ts$|(styles|fonts/fonts)\.css$|testing/)|^design-system/gallery/Gallery\.tsx$`,
    },
  ),
];

const backend = [
  forbid(
    'backend-not-to-browser-code',
    'The API depends on the contract and on none of its clients.',
    { path: '^backend/' },
    { path: '^(shell|remotes|design-system|delivery|e2e|bench)/' },
  ),
  forbid(
    'backend-module-privacy',
    'The entry point of a backend module is its index.',
    { path: '^backend/src/modules/([^/]+)/', pathNot: testing },
    { path: '^backend/src/modules/', pathNot: ['^backend/src/modules/$1/', moduleEntryPoint] },
  ),
  forbid(
    'backend-module-has-one-entry-point',
    'The application around the modules uses the same entry points.',
    { path: '^backend/src/', pathNot: ['^backend/src/modules/', testing] },
    { path: '^backend/src/modules/', pathNot: moduleEntryPoint },
  ),
  forbid(
    'service-is-framework-free',
    'Decisions are tested without HTTP and without SQL.',
    {
      path: [
        String.raw`^backend/src/modules/.+[sS]ervice\.ts$`,
        '^backend/src/modules/payments/(?!routes/|stores/|providers/)[^/]+/',
      ],
      pathNot: testing,
    },
    { path: 'node_modules/(fastify|@fastify|pg|@types/pg)/' },
  ),
  forbid(
    'sql-in-repositories',
    'Types of Kysely may pass a transaction on; `tidegate/queries-in-repositories` forbids queries with it.',
    { path: '^backend/src/modules/', pathNot: [String.raw`Repository\.ts$`, testing] },
    { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  ),
];

const modulePath = '^backend/src/modules/payments/';
/** Callees first. Folders of the same layer do not import each other. */
const layersOfPayments = [
  ['providers'],
  ['stores'],
  [String.raw`paymentContext\.ts`],
  ['access'],
  ['coupons', 'invites', 'invoices'],
  ['refunds', 'subscriptions'],
  ['provision'],
  ['settlement'],
  ['quotes'],
  ['purchase'],
  ['routes'],
];

const payments = layersOfPayments.map((layer, index) => {
  const lower = layersOfPayments.slice(0, index).flat();
  return forbid(
    'payments-call-downward',
    'A purchase is read in one direction, from its route to the tables (decision 0071).',
    { path: `${modulePath}(${layer.join('|')})(/|$)`, pathNot: testing },
    { path: modulePath, pathNot: [`${modulePath}(${['$1', ...lower].join('|')})(/|$)`] },
  );
});

const operations = [
  forbid(
    'delivery-uses-entry-points-only',
    'Delivery runs the site and its database through their entry points.',
    { path: '^delivery/', pathNot: testing },
    {
      path: '^(backend|shell|remotes|design-system|e2e|bench)/',
      pathNot: [...deliveryEntryPoints, startServers],
    },
  ),
  forbid(
    'delivery-runs-the-site-in-one-place',
    'Only the composition of the site, the registry and share images import other parts.',
    {
      path: '^delivery/',
      pathNot: '^delivery/(src/(commands/site|registry)|build/share-images)/',
    },
    { path: deliveryEntryPoints },
  ),
  forbid(
    'registry-uses-only-the-database',
    'The registry is a service of its own.',
    { path: '^delivery/src/registry/' },
    { path: [deliveryEntryPoints[0], deliveryEntryPoints[2], deliveryEntryPoints[4]] },
  ),
  forbid(
    'product-not-to-delivery',
    'Build and release code is not part of the site; only tests of remotes use its fakes.',
    {
      path: '^(shell|remotes|backend|design-system|shared-contracts)/',
      pathNot: [testsOfRemotes, buildOfRemote],
    },
    { path: '^delivery/' },
  ),
  forbid(
    'remote-tests-use-only-fakes',
    'Tests of remotes use only the fakes of the shell and the network.',
    { path: testsOfRemotes },
    { path: '^delivery/', pathNot: '^delivery/testing/' },
  ),
  forbid(
    'e2e-sees-only-the-browser',
    'A journey uses only what a visitor can use.',
    { path: '^e2e/', pathNot: '^e2e/calls/' },
    { path: '^(shell|remotes|backend|design-system|shared-contracts|delivery|bench)/' },
  ),
  forbid(
    'calls-use-only-the-contract',
    'API calls use the site as any other client does.',
    { path: '^e2e/calls/' },
    { path: '^(shell|remotes|backend|design-system|delivery|bench)/' },
  ),
];

/** The import rules; `delivery/checks/planted-violations` proves that each of them fires. */
module.exports = {
  forbidden: [
    ...everywhere,
    ...federation,
    ...downward,
    ...foundations,
    ...backend,
    ...payments,
    ...operations,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(?!.*node_modules/).*(^|/)(dist|\.cache|\.data)/|/planted-` },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
