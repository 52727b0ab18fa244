import type { Progress } from './command';

export interface Output {
  write: (text: string) => unknown;
  isTTY?: boolean | undefined;
  columns?: number | undefined;
}

export interface Activity {
  /** Called whenever the progress is printed. */
  describe: (report: () => string) => void;
  end: () => void;
}

export interface StatusBoard {
  line: (text: string) => void;
  open: (name: string) => Activity;
  /** For concurrent work that reports phases. */
  progress: Progress;
  close: () => void;
}

const redrawEveryMs = 1000;
const reportEveryMs = 10_000;
const clearLine = '\r\u001b[2K';

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}

interface Running {
  name: string;
  startedAt: number;
  reportedAt: number;
  report: () => string;
}

function describe({ name, startedAt, report }: Running): string {
  const details = report();
  const elapsed = formatSeconds(performance.now() - startedAt);
  return details === '' ? `${name} ${elapsed}` : `${name} ${elapsed}, ${details}`;
}

/** Overwrites one line on a terminal, otherwise prints a line per job every ten seconds. */
export function createStatusBoard(output: Output): StatusBoard {
  const running = new Set<Running>();
  let isDrawn = false;

  const erase = () => {
    if (isDrawn) output.write(clearLine);
    isDrawn = false;
  };
  const draw = () => {
    erase();
    if (running.size === 0) return;
    const text = [...running].map(describe).join(' · ');
    const columns = (output.columns ?? 80) - 1;
    output.write(text.length > columns ? `${text.slice(0, columns - 1)}…` : text);
    isDrawn = true;
  };
  const reportLongRunning = () => {
    const now = performance.now();
    for (const each of running) {
      if (now - each.reportedAt < reportEveryMs) continue;
      each.reportedAt = now;
      output.write(`  … ${describe(each)}\n`);
    }
  };
  const timer = setInterval(() => {
    if (output.isTTY) draw();
    else reportLongRunning();
  }, redrawEveryMs);
  timer.unref();

  const line = (text: string) => {
    erase();
    output.write(`${text}\n`);
    if (output.isTTY) draw();
  };
  const open = (name: string): Activity => {
    const now = performance.now();
    const one: Running = { name, startedAt: now, reportedAt: now, report: () => '' };
    running.add(one);
    return {
      describe: (report) => void (one.report = report),
      end: () => void running.delete(one),
    };
  };
  const phase: Progress['phase'] = async (name, work) => {
    const startedAt = performance.now();
    const activity = open(name);
    try {
      const result = await work();
      activity.end();
      line(formatEnd(name, formatSeconds(performance.now() - startedAt)));
      return result;
    } finally {
      activity.end();
    }
  };
  return {
    line,
    open,
    progress: { line, phase },
    close() {
      clearInterval(timer);
      erase();
    },
  };
}

export function formatEnd(name: string, ...output: readonly string[]): string {
  return `${name.padEnd(21)} ${output.join('  ')}`;
}
