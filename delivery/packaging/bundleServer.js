import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { isFromRoot, listPackageFolders, packageName } from '../build/packageLocation.js';

/** An operator, `tidegate.mjs`, a worker thread or a child process starts these by name. */
const entryPoints = {
  server: 'delivery/src/commands/built/server.ts',
  release: 'delivery/src/commands/built/release.ts',
  import: 'delivery/src/commands/built/import.ts',
  sessions: 'delivery/src/commands/built/sessions.ts',
  runSiteCommand: 'delivery/src/commands/built/runSiteCommand.ts',
  databaseWorker: 'backend/src/database/embedded/databaseWorker.ts',
  readBundle: 'delivery/src/release/bundle/readBundle.ts',
  paymentSandbox: 'backend/sandbox/main.ts',
};

// Bundled CommonJS packages call `require` for their dependencies.
const banner = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

const outside = new Map([
  ['@aws-sdk/client-s3', 'loaded where releases lie in a bucket'],
  ['@bokuweb/zstd-wasm', 'has WebAssembly beside its code'],
  ['@electric-sql/pglite', 'has WebAssembly beside its code'],
  ['@node-rs/argon2', 'native code'],
  ['pino', 'finds its files by path'],
]);

function keepPackagesOutside({ rootDir, packages }) {
  return {
    name: 'keepPackagesOutside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path: request, resolveDir: fromDir }) => {
        const name = packageName(request);
        if (!outside.has(name) || !isFromRoot({ request, fromDir, rootDir })) return undefined;
        packages.add(name);
        return { path: request, external: true };
      });
    },
  };
}

/** Returns the packages that stay in `node_modules` and the folders of those inside the bundle. */
export async function bundleServer({ rootDir, outDir }) {
  const packages = new Set();
  const { outputFiles, metafile } = await build({
    absWorkingDir: rootDir,
    entryPoints,
    outdir: outDir,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    banner: { js: banner },
    logLevel: 'silent',
    plugins: [keepPackagesOutside({ rootDir, packages })],
  });
  const chunks = path.join(outDir, 'chunks');
  await rm(chunks, { recursive: true, force: true });
  await mkdir(chunks, { recursive: true });
  await Promise.all(outputFiles.map((file) => writeFile(file.path, file.contents)));
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return { outside: [...packages].sort(), inside: listPackageFolders(files, rootDir) };
}
