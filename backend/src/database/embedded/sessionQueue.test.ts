import { setImmediate as nextTurn } from 'node:timers/promises';

import { SessionQueue } from './sessionQueue';

function fakeSession() {
  const ran: string[] = [];
  let isInTransaction = false;
  return {
    ran,
    run: async (request: Uint8Array, onReply: (reply: Uint8Array) => void) => {
      const text = Buffer.from(request).toString();
      await nextTurn();
      if (text.endsWith('crash')) throw new Error('out of memory');
      ran.push(text);
      if (text.endsWith('begin')) isInTransaction = true;
      if (text.endsWith('commit')) isInTransaction = false;
      onReply(request);
    },
    isInTransaction: () => isInTransaction,
    rollBack: async () => {
      ran.push('rollback');
      isInTransaction = false;
    },
  };
}

function openQueue() {
  const session = fakeSession();
  const broken: unknown[] = [];
  const queue = new SessionQueue(session, (cause) => broken.push(cause));
  const send = (client: { name: string }, ...requests: string[]) => {
    for (const request of requests) {
      queue.enqueue(client, Buffer.from(`${client.name} ${request}`), () => undefined);
    }
  };
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  return { ...session, queue, broken, send, settle, ann: { name: 'ann' }, bob: { name: 'bob' } };
}

test('requests run in order of arrival', async () => {
  const { send, settle, ran, ann, bob } = openQueue();

  send(ann, '1');
  send(bob, '2');
  send(ann, '3');
  await settle();

  expect(ran).toEqual(['ann 1', 'bob 2', 'ann 3']);
});

test('while a transaction is open all other clients wait', async () => {
  const { send, settle, ran, ann, bob } = openQueue();

  send(ann, 'begin');
  send(bob, 'select');
  await settle();
  expect(ran).toEqual(['ann begin']);

  send(ann, 'insert', 'commit');
  await settle();
  expect(ran).toEqual(['ann begin', 'ann insert', 'ann commit', 'bob select']);
});

test('a client that disconnects in its transaction is rolled back, and the others continue', async () => {
  const { queue, send, settle, ran, ann, bob } = openQueue();

  send(ann, 'begin', 'insert');
  send(bob, 'select');
  queue.leave(ann);
  await settle();

  expect(ran).toEqual(['ann begin', 'rollback', 'bob select']);
});

test("a client that disconnects affects no other client's transaction", async () => {
  const { queue, send, settle, ran, ann, bob } = openQueue();

  send(ann, 'begin');
  await settle();
  queue.leave(bob);
  send(ann, 'insert', 'commit');
  await settle();

  expect(ran).toEqual(['ann begin', 'ann insert', 'ann commit']);
});

test('a session that throws is reported broken and runs nothing more', async () => {
  const { send, settle, ran, broken, ann, bob } = openQueue();

  send(ann, 'crash');
  send(bob, 'select');
  await settle();

  expect(broken).toEqual([new Error('out of memory')]);
  expect(ran).toEqual([]);
});
