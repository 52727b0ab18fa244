import { findClientNetwork } from '@tidegate/contracts/clientNetwork';

/** Too much of one client waits already. */
export class ClientBusy extends Error {}

/** Does work for a client when it is that client's turn. */
export type InTurn = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets each client have only so much in hand, and the rest of its requests wait for one another: who
 * asks for a thousand pages delays nobody else. Rejects with `ClientBusy` where too many wait.
 */
export function createClientTurns({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): InTurn {
  const clients = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (address, work) => {
    const client = findClientNetwork(address);
    const turns = clients.get(client) ?? { running: 0, waiting: [] };
    clients.set(client, turns);
    if (turns.running < atOnce) {
      turns.running += 1;
    } else {
      if (turns.waiting.length >= mostWaiting) throw new ClientBusy();
      await new Promise<void>((resolve) => turns.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // A turn is handed on, so that it is counted all the time.
      const next = turns.waiting.shift();
      if (next) next();
      else turns.running -= 1;
      if (turns.running === 0) clients.delete(client);
    }
  };
}
