import type { ApiReply, ApiTransport } from '@tidegate/contracts/siteApi';
import type { AmpTask } from '../amp/ampTask';
import type { FromRenderProcess, RenderTask, ToRenderProcess } from '../renderTask';
import { renderAmp } from './amp/renderAmp';
import { render } from './render';

const waiting = new Map<number, (reply: ApiReply) => void>();
let lastCall = 0;

function say(message: FromRenderProcess): void {
  process.send?.(message);
}

/** Calls of one render: the edge makes them, because only it has the token. */
function createEdgeTransport(number: number): ApiTransport {
  return ({ method, path, search, body, idempotencyKey }) =>
    new Promise((resolve) => {
      lastCall += 1;
      waiting.set(lastCall, resolve);
      const request = {
        method,
        path,
        ...(search && { search }),
        ...(body !== undefined && { body }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      };
      say({ type: 'call', render: number, call: lastCall, request });
    });
}

async function renderTask(number: number, task: RenderTask | AmpTask): Promise<void> {
  try {
    const reply = await ('amp' in task
      ? renderAmp(task)
      : render(task, createEdgeTransport(number)));
    say({ type: 'rendered', render: number, reply, residentBytes: process.memoryUsage.rss() });
  } catch (error) {
    say({
      type: 'failed',
      render: number,
      error: error instanceof Error ? error : new Error(String(error)),
    });
  } finally {
    // Nobody waits any more for what this render asked.
    waiting.clear();
  }
}

process.on('message', (message: ToRenderProcess) => {
  switch (message.type) {
    case 'render':
      void renderTask(message.render, message.task);
      break;
    case 'answer':
      waiting.get(message.call)?.(message.reply);
      waiting.delete(message.call);
      break;
    case 'end':
      process.exit();
  }
});
// The edge decides when this process ends: a signal to the whole group must not cut off a page.
// If the edge itself is gone, nobody waits for one.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
say({ type: 'ready' });
