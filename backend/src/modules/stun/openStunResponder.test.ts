import { createSocket } from 'node:dgram';
import { once } from 'node:events';

import { openStunResponder } from './openStunResponder';

const request = Buffer.from('000100002112a442b7e7a701bc34d686fa87dfae', 'hex');

async function openClient() {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    call: (port: number | null, message = request) => socket.send(message, port ?? 0, '127.0.0.1'),
    receive: async () => {
      const [answer] = (await once(socket, 'message')) as [Buffer];
      return answer;
    },
    close: () => socket.close(),
  };
}

function open(port: number, warnings: string[] = []) {
  const logger = { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') };
  return openStunResponder({ host: '127.0.0.1', port, logger, nowMs: () => 0 });
}

test('a client learns its address and port, and other datagrams get no response', async () => {
  const responder = await open(0);
  const client = await openClient();
  const received = client.receive();

  client.call(responder.port, Buffer.from('no request'));
  client.call(responder.port);

  const answer = await received;
  expect(answer.subarray(8, 20)).toEqual(request.subarray(8));
  expect(answer.readUInt16BE(26) ^ 0x2112).toBe(client.port);
  expect((answer.readUInt32BE(28) ^ 0x2112a442) >>> 0).toBe(0x7f000001);
  client.close();
  await responder.close();
});

test('a port in use is logged once and disables the responder', async () => {
  const first = await open(0);
  const warnings: string[] = [];

  const second = await open(first.port ?? 0, warnings);

  expect(second.port).toBeNull();
  expect(warnings).toEqual([
    `STUN: UDP port ${String(first.port)} cannot be had, nobody can be tested`,
  ]);
  await second.close();
  await first.close();
});
