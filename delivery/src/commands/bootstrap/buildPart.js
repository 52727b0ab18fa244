// Runs alone in a process of its own: a bundler and its plugins take over signals, memory and
// whatever else is global, which a running site has no use for.
import path from 'node:path';

const rootDir = process.cwd();
const { part, ...order } = JSON.parse(process.argv[2] ?? '{}');

// Each loads its own bundler alone.
const builders = {
  async shell({ shellDir, outDir, isProduction }) {
    const { buildShell } = await import('../../../build/buildShell.js');
    await buildShell({
      shellDir: path.join(rootDir, shellDir),
      outDir: path.join(rootDir, outDir),
      isProduction,
    });
  },
  async remote({ remoteDir, outDir }) {
    const { buildRemote } = await import('../../../build/buildRemote.js');
    await buildRemote({
      remoteDir: path.join(rootDir, remoteDir),
      outDir: path.join(rootDir, outDir),
    });
  },
  async server({ outDir }) {
    const { packServer } = await import('../../../packaging/packSite.js');
    await packServer({ rootDir, siteDir: path.join(rootDir, outDir) });
  },
};

try {
  await builders[part](order);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
