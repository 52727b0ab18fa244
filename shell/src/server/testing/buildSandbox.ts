import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';

const sources = path.join(__dirname, '../sandbox');

const shared: BuildOptions = {
  bundle: true,
  logLevel: 'error',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.css': 'empty', '.module.css': 'empty', '.svg': 'empty' },
};

/** Bundles only the sandbox part of the shell's build and returns its folder. */
export function buildSandbox(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  buildSync({
    ...shared,
    entryPoints: [path.join(sources, 'main.ts')],
    outfile: path.join(folder, 'sandbox.cjs'),
    platform: 'node',
    target: 'node20.19',
  });
  buildSync({
    ...shared,
    entryPoints: [path.join(sources, 'inside/main.ts')],
    outfile: path.join(folder, 'fragment.js'),
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    inject: [path.join(sources, 'inside/textStream.ts')],
  });
  return folder;
}
