import { fork } from 'node:child_process';
import { readUsage } from '../fragments/processes/readUsage';
import type { AnyTask, FromRenderProcess, RenderReply, ToRenderProcess } from './renderTask';

const heapLimitMb = 192;
/** Time for an idle process to exit by itself. */
const endMs = 2000;
/** Characters of one print that are logged. V8 prints about 3000 when it aborts. */
const printLimit = 4000;

export class ProcessEnded extends Error {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;

  constructor(exitCode: number | null, signal: NodeJS.Signals | null) {
    super(`a rendering process ended (${signal ?? `exit code ${String(exitCode)}`})`);
    this.exitCode = exitCode;
    this.signal = signal;
  }
}

interface Render {
  number: number;
  resolve: (reply: RenderReply) => void;
  reject: (error: Error) => void;
}

// Output is piped, because V8's message about a full heap must not look like a crash of the site.
function forkRenderer(renderFile: string) {
  return fork(renderFile, [], {
    execArgv: [`--max-old-space-size=${heapLimitMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

export function startRenderProcess(renderFile: string, onPrint: (text: string) => void) {
  const child = forkRenderer(renderFile);
  let current: Render | undefined;
  let lastNumber = 0;
  let isReady = false;

  function send(message: ToRenderProcess): void {
    // `close` handles a process that ends in the meantime, so the write error adds nothing.
    if (child.connected) child.send(message, () => undefined);
  }
  function finish(number: number): Render | undefined {
    if (current?.number !== number) return undefined;
    const render = current;
    current = undefined;
    return render;
  }

  child.on('message', (message: FromRenderProcess) => {
    switch (message.type) {
      case 'ready':
        isReady = true;
        break;
      case 'rendered':
        finish(message.render)?.resolve(message.reply);
        break;
      case 'failed':
        finish(message.render)?.reject(message.error);
    }
  });
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text: string) => {
      onPrint(text.trim().slice(0, printLimit));
    });
  }
  const ended = new Promise<ProcessEnded>((resolve) => {
    let failure: Error | undefined;
    child.on('error', (error) => {
      failure = error;
    });
    child.on('close', (exitCode, signal) => {
      const end = new ProcessEnded(exitCode, signal);
      end.cause = failure;
      current?.reject(end);
      resolve(end);
    });
  });

  return {
    ended,
    /** False as soon as the process ends, even before its `close` event. */
    isAlive: () => child.exitCode === null && child.signalCode === null && !child.killed,
    /** Whether it has ever been ready to render. */
    isReady: () => isReady,
    /** 0 on systems other than Linux. */
    residentBytes: () => (child.pid === undefined ? 0 : (readUsage(child.pid)?.residentBytes ?? 0)),
    /** Rejects with `ProcessEnded` if the process ends during the render. */
    renderHtml: (task: AnyTask) =>
      new Promise<RenderReply>((resolve, reject) => {
        lastNumber += 1;
        current = { number: lastNumber, resolve, reject };
        send({ type: 'render', render: lastNumber, task });
      }),
    kill: () => void child.kill('SIGKILL'),
    end() {
      send({ type: 'end' });
      setTimeout(() => child.kill('SIGKILL'), endMs).unref();
    },
  };
}

export type RenderProcess = ReturnType<typeof startRenderProcess>;
