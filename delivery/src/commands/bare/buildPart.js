// Runs alone in a process of its own: a bundler and its plugins take over signals, memory and
// whatever else is global, which a running site has no use for.
import { buildRemote } from '../../../build/buildRemote.js';
import { buildShell } from '../../../build/buildShell.js';

const { part, ...options } = JSON.parse(process.argv[2] ?? '{}');

try {
  await (part === 'shell' ? buildShell(options) : buildRemote(options));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
