'use strict';

const { writeSync } = require('node:fs');

/** Acts on the path of the page. */
const actions = {
  '/good': async () => `by ${process.pid}`,
  '/slow': () => new Promise((resolve) => setTimeout(resolve, 300, `by ${process.pid}`)),
  '/environment': async () => JSON.stringify(process.env),
  '/print': async () => {
    writeSync(1, 'planted: said\n');
    writeSync(2, 'planted: warned\n');
    return '';
  },
  '/throw': async () => {
    throw new Error('planted');
  },
  '/exit': async () => process.exit(3),
  '/loop': async () => {
    for (;;);
  },
};

process.on('message', async (message) => {
  if (message.type === 'end') process.exit();
  const { render, task } = message;
  try {
    const html = await actions[task.url]();
    process.send({ type: 'rendered', render, reply: { status: 200, html } });
  } catch (error) {
    process.send({ type: 'failed', render, error });
  }
});
process.on('disconnect', () => process.exit());
process.send({ type: 'ready' });
