import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { toolEnvironment } from '../pass-cache/toolEnvironment';
import { endGroup, spawnGroup } from '../processes/processGroup';

export interface ToolRun {
  rootDir: string;
  /** Names the log file. */
  name: string;
  /** The tool's JavaScript, below node_modules. */
  file: string;
  args: readonly string[];
  engineFlags?: readonly string[];
  /** Added to what `toolEnvironment` passes on. */
  env?: NodeJS.ProcessEnv | undefined;
  signal: AbortSignal;
  /** Called for each message of a reporter inside the tool. */
  onMessage?: (message: unknown) => void;
}

export interface ToolResult {
  /** Null if a signal ended it. */
  code: number | null;
  /** Printable exit code or signal. */
  ending: string;
  output: string;
  logFile: string;
}

/** Runs a tool of node_modules and writes its output to `.cache/logs/<name>.log`. */
export async function runTool(run: ToolRun): Promise<ToolResult> {
  const { rootDir, name, file, args, engineFlags = [], env, signal, onMessage } = run;
  signal.throwIfAborted();
  const script = path.join(rootDir, 'node_modules', file);
  const tool = spawnGroup(process.execPath, [...engineFlags, script, ...args], {
    cwd: rootDir,
    env: { ...toolEnvironment(process.env), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
  });
  if (onMessage) tool.on('message', onMessage);
  const stop = () => void endGroup(tool);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const [stdout, stderr] = await Promise.all([
      tool.stdout ? text(tool.stdout) : '',
      tool.stderr ? text(tool.stderr) : '',
      once(tool, 'close'),
    ]);
    const output = `${stdout}${stderr}`.trim();
    const logFile = path.join(rootDir, '.cache/logs', `${name}.log`);
    await mkdir(path.dirname(logFile), { recursive: true });
    await writeFile(logFile, `${output}\n`);
    const { exitCode: code, signalCode } = tool;
    return { code, ending: signalCode ?? `exit code ${String(code)}`, output, logFile };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
