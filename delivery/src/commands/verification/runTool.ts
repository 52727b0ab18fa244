import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface ToolRun {
  rootDir: string;
  /** Names the log file. */
  name: string;
  /** The tool's JavaScript, below node_modules. */
  file: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  signal: AbortSignal;
}

export interface ToolResult {
  /** Null if a signal ended it. */
  code: number | null;
  /** For people: how it ended. */
  ending: string;
  said: string;
  logFile: string;
}

/** Runs a tool of node_modules; everything that it says goes to `.cache/logs/<name>.log`. */
export async function runTool(run: ToolRun): Promise<ToolResult> {
  const { rootDir, name, file, args, env, signal } = run;
  const script = path.join(rootDir, 'node_modules', file);
  const tool = spawn(process.execPath, [script, ...args], {
    cwd: rootDir,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  // Ended by the signal: the exit code tells.
  tool.on('error', () => undefined);
  const [stdout, stderr, [code, endedBy]] = await Promise.all([
    text(tool.stdout),
    text(tool.stderr),
    once(tool, 'close') as Promise<[number | null, string | null]>,
  ]);
  const said = `${stdout}${stderr}`.trim();
  const logFile = path.join(rootDir, '.cache/logs', `${name}.log`);
  await mkdir(path.dirname(logFile), { recursive: true });
  await writeFile(logFile, `${said}\n`);
  return { code, ending: endedBy ?? `exit code ${String(code)}`, said, logFile };
}
