import path from 'node:path';
import { remoteNames } from '@tidegate/contracts/remoteNames';
import type { ApiReply, ApiTransport } from '@tidegate/contracts/siteApi';
import { fastify } from 'fastify';
import { createRenderPool, type RenderPool } from './renderPool';
import type { RenderTask, ServerRelease } from './renderTask';

const renderFile = path.join(__dirname, 'testing/renderer.cjs');
const remote = remoteNames[0];
const lost = { remote, version: '1.2.3' };

let pool: RenderPool;

function open(size: number): RenderPool {
  pool = createRenderPool(renderFile, fastify().log, size);
  return pool;
}

afterEach(() => pool.close());

function aTask(url: string): RenderTask {
  const release = { browser: { version: lost.version } } as ServerRelease;
  // The pool reads nothing else of a task.
  return { url, releases: { [remote]: [release] } } as unknown as RenderTask;
}

const refuseCalls: ApiTransport = () => Promise.reject(new Error('no call was expected'));

const answering =
  (body: string): ApiTransport =>
  (): Promise<ApiReply> =>
    Promise.resolve({ httpStatus: 200, body });

async function html(url: string, transport = refuseCalls): Promise<string> {
  return (await pool.render(aTask(url), transport)).html;
}

/** A page that waits for its call to be answered, and so keeps its process. */
function startHeldPage() {
  let answer: () => void = () => undefined;
  let page = Promise.resolve('');
  const isCalling = new Promise<void>((resolve) => {
    page = html('/held', () => {
      resolve();
      return new Promise((reply) => {
        answer = () => {
          reply({ httpStatus: 200, body: '' });
        };
      });
    });
  });
  return { page, isCalling, answer: () => answer() };
}

test('pages are rendered by as many processes as there are, the rest waits', async () => {
  open(2);
  const [first, second, third] = [startHeldPage(), startHeldPage(), startHeldPage()];
  await Promise.all([first.isCalling, second.isCalling]);

  first.answer();
  const firstProcess = await first.page;
  await third.isCalling;
  third.answer();
  second.answer();

  expect(await third.page).toBe(firstProcess);
  expect(await second.page).not.toBe(firstProcess);
});

test.each([
  ['/loop', expect.objectContaining({ ...lost, code: 'remotes.blockedRender' })],
  ['/grow', expect.objectContaining(lost)],
  ['/exit', undefined],
] as const)('%s costs its process, and the next page has another', async (url, fault) => {
  open(1);
  const before = await html('/good');

  const rendered = pool.render(aTask(url), refuseCalls);

  await expect(rendered).rejects.toMatchObject({
    name: 'Error',
    fault: fault as unknown,
  });
  expect(await html('/good')).not.toBe(before);
});

test.each(['/loop', '/grow', '/exit'])(
  'who waits behind %s is rendered by the next process',
  async (url) => {
    open(1);
    await html('/good');

    const lostPage = pool.render(aTask(url), refuseCalls);
    const waiting = [html('/good'), html('/good'), html('/good')];

    await expect(lostPage).rejects.toThrow();
    expect(new Set(await Promise.all(waiting)).size).toBe(1);
  },
);

test('an error that a page throws is the error of that page alone', async () => {
  open(1);
  const before = await html('/good');

  await expect(html('/throw')).rejects.toThrow('planted');

  expect(await html('/good')).toBe(before);
});

test('each page calls with the transport of its own visitor', async () => {
  open(2);

  const pages = await Promise.all([
    html('/call', answering('first visitor')),
    html('/call', answering('second visitor')),
  ]);

  expect(pages).toEqual(['first visitor', 'second visitor']);
});

test('a call that comes after its page is not made for the next visitor', async () => {
  open(1);
  await html('/call-late');

  const next = jest.fn(answering('for somebody else'));
  await html('/slow', next);

  expect(next).not.toHaveBeenCalled();
});

test('a process that renders knows nothing of the environment of the site', async () => {
  process.env['DATABASE_URL'] = 'postgres://secret';
  open(1);

  const environment = await html('/environment');

  delete process.env['DATABASE_URL'];
  expect(environment).toMatch(/^{.*}$/);
  expect(environment).not.toContain('secret');
});

test('what a page prints is a line of the log', async () => {
  const { log } = fastify();
  const warn = jest.spyOn(log, 'warn');
  pool = createRenderPool(renderFile, log, 1);

  await html('/print');
  await pool.close();

  expect(warn).toHaveBeenCalledWith({ code: 'edge.rendererPrinted', text: 'planted: said' });
  expect(warn).toHaveBeenCalledWith({ code: 'edge.rendererPrinted', text: 'planted: warned' });
});

test('closing lets pages end that wait behind one that ends its process', async () => {
  open(1);
  await html('/good');
  const lostPage = pool.render(aTask('/exit'), refuseCalls);
  const waiting = [html('/good'), html('/slow')];

  const closed = pool.close();

  await expect(lostPage).rejects.toThrow();
  expect(await Promise.all(waiting)).toEqual([expect.stringMatching(/^by /), 'slow']);
  await closed;
});

test('closing lets a page end that is being rendered', async () => {
  open(1);
  const page = html('/slow');

  await pool.close();

  expect(await page).toBe('slow');
});
