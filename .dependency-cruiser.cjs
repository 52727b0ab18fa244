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
];

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const everywhere = [
  forbid(
    'no-circular',
    'Files that refer to each other, by types alone too, can only be read and changed together.',
    {},
    { circular: true },
  ),
  forbid(
    'resolves',
    'An import that leads nowhere hides what it would have broken.',
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
    'Remotes are released alone; they meet in the shell and speak the contract.',
    { path: '^remotes/([^/]+)/' },
    { path: '^remotes/', pathNot: '^remotes/$1/' },
  ),
  forbid(
    'shell-not-to-remote',
    'The shell loads remotes at run time; it never builds one in.',
    { path: '^shell/' },
    { path: '^remotes/' },
  ),
  forbid(
    'remote-not-to-shell',
    'What a remote needs of the shell stands in the contract.',
    { path: '^remotes/' },
    { path: '^shell/' },
  ),
];

const downward = [
  forbid(
    'feature-not-to-sibling-feature',
    'What two features share lies in `shared`.',
    { path: '^(.+)/src/features/([^/]+)/' },
    { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  ),
  forbid(
    'feature-not-up-to-exposed',
    'Doors look at features, never the other way.',
    { path: '^(.+)/src/(features|shared)/', pathNot: testing },
    { path: '^$1/src/exposed/' },
  ),
  forbid(
    'shared-not-up-to-feature',
    '`shared` knows none of those who use it.',
    { path: '^(.+)/src/shared/' },
    { path: '^$1/src/features/' },
  ),
];

const foundations = [
  forbid(
    'contracts-stand-alone',
    'Two builds agree on it, so it hangs on nothing but its schemas and its store.',
    { path: '^shared-contracts/src/', pathNot: test },
    { pathNot: ['^shared-contracts/', 'node_modules/(zod|@reduxjs/toolkit)/'] },
  ),
  forbid(
    'design-system-below-product',
    'It knows React and no product.',
    { path: '^design-system/src/', pathNot: testing },
    { pathNot: ['^design-system/', 'node_modules/(@types/)?(react|react-dom)/'] },
  ),
  forbid(
    'design-system-has-one-entry-point',
    'Its parts are private.',
    { path: '^(shell|remotes)/' },
    {
      path: '^design-system/',
      pathNot: String.raw`^design-system/src/((index|scenes|toasts)\.ts$|styles\.css$|testing/)|^design-system/gallery/Gallery\.tsx$`,
    },
  ),
];

const backend = [
  forbid(
    'backend-not-to-browser-code',
    'The API knows the contract and nobody who calls it.',
    { path: '^backend/' },
    { path: '^(shell|remotes|design-system|delivery|e2e|bench)/' },
  ),
  forbid(
    'backend-module-privacy',
    'A module of the backend has one door, its index.',
    { path: '^backend/src/modules/([^/]+)/', pathNot: testing },
    { path: '^backend/src/modules/', pathNot: ['^backend/src/modules/$1/', moduleEntryPoint] },
  ),
  forbid(
    'backend-module-has-one-entry-point',
    'The application around the modules comes through the same door.',
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
    'Types of Kysely pass a transaction on; `house/queries-in-repositories` forbids to query with it.',
    { path: '^backend/src/modules/', pathNot: [String.raw`Repository\.ts$`, testing] },
    { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
  ),
];

const modulePath = '^backend/src/modules/payments/';
/** From what is called to what calls. Folders of one line know nothing of each other. */
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
    'It runs the site and its database, through their doors and from two places.',
    { path: '^delivery/', pathNot: testing },
    {
      path: '^(backend|shell|remotes|design-system|e2e|bench)/',
      pathNot: [...deliveryEntryPoints, startServers],
    },
  ),
  forbid(
    'delivery-runs-the-site-in-one-place',
    'Only the composition of the site and the registry reach other parts.',
    { path: '^delivery/', pathNot: '^delivery/src/(commands/site|registry)/' },
    { path: deliveryEntryPoints },
  ),
  forbid(
    'registry-knows-the-database-alone',
    'The registry is a service of its own.',
    { path: '^delivery/src/registry/' },
    { path: [deliveryEntryPoints[0], deliveryEntryPoints[2], deliveryEntryPoints[4]] },
  ),
  forbid(
    'product-not-to-delivery',
    'How code becomes a site is not part of the site; tests of remotes borrow its fakes.',
    {
      path: '^(shell|remotes|backend|design-system|shared-contracts)/',
      pathNot: [testsOfRemotes, buildOfRemote],
    },
    { path: '^delivery/' },
  ),
  forbid(
    'remote-tests-borrow-fakes-alone',
    'They stand for the shell and the network; the rest of delivery is none of their business.',
    { path: testsOfRemotes },
    { path: '^delivery/', pathNot: '^delivery/testing/' },
  ),
  forbid(
    'e2e-sees-only-the-browser',
    'A journey knows what a visitor knows.',
    { path: '^e2e/', pathNot: '^e2e/calls/' },
    { path: '^(shell|remotes|backend|design-system|shared-contracts|delivery|bench)/' },
  ),
  forbid(
    'calls-know-the-contract-alone',
    'They ask the site as any other client does.',
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
