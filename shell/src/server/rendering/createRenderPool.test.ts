import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { createRenderPool, type RenderPool } from './createRenderPool';
import { ProcessEnded } from './renderProcess';
import type { RenderTask } from './renderTask';

const renderFile = path.join(__dirname, '../testing/renderer.cjs');

let pool: RenderPool;

function open(size: number): RenderPool {
  pool = createRenderPool(renderFile, fastify().log, size);
  return pool;
}

afterEach(() => pool.close());

async function html(url: string): Promise<string> {
  // The pool does not read tasks.
  return (await pool.renderHtml({ url } as RenderTask)).html;
}

/** Process id of the only process in the pool. */
async function findProcess(): Promise<number> {
  return Number((await html('/good')).slice('by '.length));
}

test('pages are rendered by all processes, and further pages wait', async () => {
  open(2);

  const pages = await Promise.all([html('/slow'), html('/slow'), html('/slow')]);

  expect(new Set(pages).size).toBe(2);
});

test('a page whose process ends is rendered by the next process', async () => {
  open(1);
  const lost = await findProcess();
  const pages = [html('/slow'), html('/good'), html('/good')];

  process.kill(lost, 'SIGKILL');

  const [first, ...others] = await Promise.all(pages);
  expect(first).not.toBe(`by ${lost}`);
  expect(others).toEqual([first, first]);
});

test('a page that ends two processes fails, and the next page gets a new process', async () => {
  open(1);
  const before = await html('/good');

  await expect(html('/exit')).rejects.toBeInstanceOf(ProcessEnded);

  expect(await html('/good')).not.toBe(before);
});

test('a page that exceeds its time limit ends its process', async () => {
  open(1);
  await html('/good');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });

  const lost = html('/loop').catch((error: unknown) => error);
  const isLost = lost.then(() => true);
  while (!(await Promise.race([isLost, nextTurn(false)]))) jest.advanceTimersByTime(10_000);
  jest.useRealTimers();

  expect(await lost).toBeInstanceOf(ProcessEnded);
  expect(await html('/good')).toMatch(/^by /);
});

test('an error of a page fails only that page', async () => {
  open(1);
  const before = await html('/good');

  await expect(html('/throw')).rejects.toThrow('planted');

  expect(await html('/good')).toBe(before);
});

test('a render process has no environment variables', async () => {
  process.env['DATABASE_URL'] = 'postgres://secret';
  open(1);

  const environment = await html('/environment');

  delete process.env['DATABASE_URL'];
  expect(environment).toMatch(/^{.*}$/);
  expect(environment).not.toContain('secret');
});

test('console output of a page is logged', async () => {
  const { log } = fastify();
  const warn = jest.spyOn(log, 'warn');
  pool = createRenderPool(renderFile, log, 1);

  await html('/print');
  await pool.close();

  expect(warn).toHaveBeenCalledWith({ code: 'edge.rendererPrinted', text: 'planted: said' });
  expect(warn).toHaveBeenCalledWith({ code: 'edge.rendererPrinted', text: 'planted: warned' });
});

test('closing finishes pages that wait behind one that ends its process', async () => {
  open(1);
  await html('/good');
  const lostPage = html('/exit');
  const waiting = [html('/good'), html('/slow')];

  const closed = pool.close();

  await expect(lostPage).rejects.toThrow();
  expect(await Promise.all(waiting)).toEqual([
    expect.stringMatching(/^by /),
    expect.stringMatching(/^by /),
  ]);
  await closed;
});

test('closing finishes the page that is being rendered', async () => {
  open(1);
  const page = html('/slow');

  await pool.close();

  expect(await page).toMatch(/^by /);
});
