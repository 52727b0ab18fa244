import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A failure with its remedy in the message: shown as it is, without a stack. */
export class CommandFailure extends Error {
  /** `said` is what a tool printed, `logFile` where all of it lies, `again` what repeats it alone. */
  constructor(message, { cause, said, logFile, again } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CommandFailure';
    this.said = said;
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
    // The failure itself matters more than its details.
    return undefined;
  }
  return logFile;
}

function firstLine(error) {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n', 1)[0];
}

/**
 * What a failed command ends with: what a tool said, if anything, and one line that tells what
 * to do. The stack of a failure that nobody foresaw goes to a file.
 */
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
    return [error.said, ending].filter(Boolean).join('\n\n');
  }
  const logFile = keepDetails({ command, error, logsDir });
  const details = logFile
    ? `details: ${path.relative(rootDir, logFile)}, or set`
    : 'for details set';
  return `${command} failed: ${firstLine(error)} (${details} DEBUG=1)`;
}
