import type {
  AnyTask,
  FromRenderProcess,
  RenderReply,
  ToRenderProcess,
} from '../rendering/renderTask';
import { renderAmpHtml } from './amp/renderAmpHtml';
import { renderContent } from './renderContent';
import { renderHtml } from './renderHtml';

function send(message: FromRenderProcess): void {
  process.send?.(message);
}

function render(task: AnyTask): Promise<RenderReply> {
  if ('amp' in task) return renderAmpHtml(task);
  return 'content' in task ? renderContent(task) : renderHtml(task);
}

async function handleTask(number: number, task: AnyTask): Promise<void> {
  try {
    const reply = await render(task);
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
