import { createSocket, type RemoteInfo } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';

import type { FastifyBaseLogger } from 'fastify';

import { answerBinding, isBindingRequest } from './bindingMessages';
import { answerLimit } from './answerLimit';

export interface StunResponderOptions {
  host: string;
  port: number;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  nowMs?: () => number;
}

/** Tells clients by UDP from which address their packets come. */
export interface StunResponder {
  /** Null if the port is in use. The site runs without it. */
  readonly port: number | null;
  close(): Promise<void>;
}

export async function openStunResponder(options: StunResponderOptions): Promise<StunResponder> {
  const { host, port, logger, nowMs = Date.now } = options;
  const { address, family } = await lookup(host);
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  const mayAnswer = answerLimit(nowMs);

  socket.on('message', (message, sender: RemoteInfo) => {
    // A forged packet may have port 0, to which nothing can be sent.
    if (sender.port === 0 || !isBindingRequest(message) || !mayAnswer(sender.address)) return;
    const answer = answerBinding(message, sender);
    socket.send(answer, sender.port, sender.address);
  });

  try {
    socket.bind({ address, port, exclusive: true });
    await once(socket, 'listening');
  } catch (error) {
    logger.warn({ err: error }, `STUN: UDP port ${port} cannot be had, nobody can be tested`);
    return { port: null, close: async () => undefined };
  }
  socket.on('error', (error) => logger.warn({ err: error }, 'STUN: an answer was not sent'));
  return {
    port: socket.address().port,
    close: async () => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
