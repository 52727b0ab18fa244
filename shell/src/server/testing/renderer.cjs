'use strict';

const { writeSync } = require('node:fs');

const answers = new Map();

/** Does what the address of the page says, as a remote might. */
const deeds = {
  '/good': async () => ({ status: 200, html: `by ${process.pid}`, faults: [] }),
  '/environment': async () => ({ status: 200, html: JSON.stringify(process.env), faults: [] }),
  '/slow': () => new Promise((resolve) => setTimeout(resolve, 300, { status: 200, html: 'slow' })),
  '/call': async (ask) => ({ status: 200, html: await ask(), faults: [] }),
  '/held': async (ask) => {
    await ask();
    return { status: 200, html: `by ${process.pid}`, faults: [] };
  },
  '/call-late': async (ask) => {
    setTimeout(ask, 100);
    return { status: 200, html: '', faults: [] };
  },
  '/print': async () => {
    writeSync(1, 'planted: said\n');
    writeSync(2, 'planted: warned\n');
    return { status: 200, html: '', faults: [] };
  },
  '/throw': async () => {
    throw new Error('planted');
  },
  '/exit': async () => process.exit(3),
  '/loop': async () => {
    writeSync(4, Uint8Array.of(1));
    for (;;);
  },
  '/grow': async () => {
    writeSync(4, Uint8Array.of(1));
    const hoard = [];
    for (;;) hoard.push(0.5);
  },
};

process.on('message', async (message) => {
  if (message.type === 'end') process.exit();
  if (message.type === 'answer') return answers.get(message.call)(message.reply.body);
  const { render, task } = message;
  const ask = () =>
    new Promise((resolve) => {
      const call = answers.size + 1;
      answers.set(call, resolve);
      process.send({ type: 'call', render, call, request: { method: 'GET', path: '/api' } });
    });
  try {
    const reply = await deeds[task.url](ask);
    process.send({ type: 'rendered', render, reply, residentBytes: 1 });
  } catch (error) {
    process.send({ type: 'failed', render, error });
  }
});
process.on('disconnect', () => process.exit());
process.send({ type: 'ready' });
