#!/usr/bin/env node
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainFailure } from './src/commands/bootstrap/failure.js';
import { ensureInstalled } from './src/commands/bootstrap/install.js';
import { explainNodeVersion } from './src/commands/bootstrap/explainNodeVersion.js';
import { createProgress } from './src/commands/bootstrap/createProgress.js';

// Uses only built-in modules until the packages are installed.
const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const commands = {
  start: 'run the whole site on this machine',
  dev: 'run the site for work on it, or one remote: npm run dev -- blog',
  test: 'every check, every test, and the journeys in a browser; one: npm test -- <file or title>',
  verify: 'checks and tests without a browser; what you changed: npm run verify -- --changed',
  fix: 'repair what format, lint and generated pages can repair',
  build: 'make dist/, the folder that runs the site with Node.js alone',
  release: 'publish, activate or take back a release of one remote',
  import:
    'bring the posts of a WordPress site into the blog: npm run import -- https://blog.example',
  sessions: 'log an account out everywhere: npm run sessions -- end ada@example.com',
  new: 'make the files of a remote, campaign, page, country or plan: npm run new -- page roadmap',
  messages: 'show how complete the languages are, or check, fix or try out their messages',
  bench: 'measure: npm run bench -- bytes',
  faults: 'plant small faults in a copy and see which tests catch them',
};

function listCommands() {
  const lines = Object.entries(commands).map(([name, purpose]) => `  ${name.padEnd(9)}${purpose}`);
  return ['Commands (npm run <command>):', ...lines].join('\n');
}

async function loadBuilds() {
  return import('./src/commands/bootstrap/builds.js');
}

/** A checkout runs the same server bundle as production; only its data folder differs. */
async function runBuilt(command, { args, progress }) {
  const { ensureAll, ensureDevelopment, ensureServer } = await loadBuilds();
  const isDevelopment = process.env.SHELL_BUILD === 'development';
  const ensureSite = isDevelopment ? ensureDevelopment : ensureAll;
  await ensureServer({ rootDir, progress });
  const { runSiteCommand } = await import('../dist/runSiteCommand.js');
  return runSiteCommand(command, {
    siteDir: path.join(rootDir, 'dist'),
    rootDir,
    prepare: () => ensureSite({ rootDir, progress }),
    logsDir: path.join(rootDir, '.cache/logs'),
    developmentShell: path.join(rootDir, 'shell/dist/development'),
    buildRemote: async (options) => {
      const { register } = await import('tsx/esm/api');
      register();
      const { requireMessages } = await import('./src/checks/messages/requireMessages.ts');
      await requireMessages(options.remoteDir);
      return (await import('./build/buildRemote.js')).buildRemote(options);
    },
    args,
    env: process.env,
  });
}

/** Development commands are TypeScript, compiled at run time. */
async function runSource(name, context) {
  const { register } = await import('tsx/esm/api');
  register();
  const { run } = await import(`./src/commands/${name}.ts`);
  return run({ ...context, env: process.env });
}

async function build({ args, ...context }) {
  const { parseBuildArguments } = await import('./src/commands/arguments/parseBuildArguments.js');
  const { isTrial } = parseBuildArguments(args);
  const { ensureAll } = await loadBuilds();
  const siteDir = await ensureAll(context);
  context.progress.line(`built: ${path.relative(rootDir, siteDir)}`);
  return isTrial ? runSource('tryBuild', { ...context, args: [] }) : 0;
}

async function runCommand(name, args) {
  // Release commands may print JSON to stdout.
  const progress = createProgress(name === 'release' ? process.stderr : process.stdout);
  await ensureInstalled({ rootDir, progress });
  const context = { rootDir, args, progress };
  if (name === 'build') return build(context);
  if (['start', 'release', 'import', 'sessions'].includes(name)) return runBuilt(name, context);
  return runSource(name, context);
}

async function main([name = '', ...args]) {
  const tooOld = explainNodeVersion(process.versions.node);
  if (tooOld || !Object.hasOwn(commands, name)) {
    const problem = name === '' ? 'Name a command.' : `There is no command "${name}".`;
    process.stderr.write(`${tooOld ?? `${problem}\n${listCommands()}`}\n`);
    return 1;
  }
  process.chdir(rootDir);
  try {
    return await runCommand(name, args);
  } catch (error) {
    const isDebugging = Boolean(process.env.DEBUG);
    process.stderr.write(`${explainFailure({ command: name, error, rootDir, isDebugging })}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
