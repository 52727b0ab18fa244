import type { AmpTask } from '../amp/ampTask';
import type { FromRenderProcess, RenderTask, ToRenderProcess } from '../rendering/renderTask';
import { renderAmpHtml } from './amp/renderAmpHtml';
import { renderHtml } from './renderHtml';

function send(message: FromRenderProcess): void {
  process.send?.(message);
}

async function handleTask(number: number, task: RenderTask | AmpTask): Promise<void> {
  try {
    const reply = await ('amp' in task ? renderAmpHtml(task) : renderHtml(task));
    send({ type: 'rendered', render: number, reply });
  } catch (error) {
    send({
      type: 'failed',
      render: number,
      error: error instanceof Error ? error : new Error(String(error)),
    });
  }
}

process.on('message', (message: ToRenderProcess) => {
  switch (message.type) {
    case 'render':
      void handleTask(message.render, message.task);
      break;
    case 'end':
      process.exit();
  }
});
// A signal to the process group must not abort a page. The edge ends this process.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
send({ type: 'ready' });
