import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export class CommandFailure extends Error {
  /** `output` is tool output, `logFile` the full log, `again` a command that repeats this step. */
  constructor(message, { cause, output, logFile, again } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CommandFailure';
    this.output = output;
    this.logFile = logFile;
    this.again = again;
  }
}

function keepDetails({ command, error, logsDir }) {
  const logFile = path.join(logsDir, `${command}.failure.log`);
  try {
    mkdirSync(logsDir, { recursive: true });
    writeFileSync(logFile, `${error?.stack ?? String(error)}\n`);
  } catch {
    // Failing to write the log must not hide the failure.
    return undefined;
  }
  return logFile;
}

function firstLine(error) {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n', 1)[0];
}

/** The stack of an unexpected failure goes to a log file. */
export function explainFailure({
  command,
  error,
  rootDir,
  logsDir = path.join(rootDir, '.cache/logs'),
  isDebugging,
}) {
  if (isDebugging) return error?.stack ?? String(error);
  if (error instanceof CommandFailure) {
    const log = error.logFile ? ` (log: ${path.relative(rootDir, error.logFile)})` : '';
    const again = error.again ? `\nagain alone: ${error.again}` : '';
    const ending = `${command} failed: ${error.message}${log}${again}`;
    return [error.output, ending].filter(Boolean).join('\n\n');
  }
  const logFile = keepDetails({ command, error, logsDir });
  const details = logFile
    ? `details: ${path.relative(rootDir, logFile)}, or set`
    : 'for details set';
  return `${command} failed: ${firstLine(error)} (${details} DEBUG=1)`;
}
