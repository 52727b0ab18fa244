// Runs in a separate process, because bundlers change signal handlers, memory and other globals.
import path from 'node:path';

const rootDir = process.cwd();
const { part, ...order } = JSON.parse(process.argv[2] ?? '{}');

// Each builder loads only its own bundler.
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
