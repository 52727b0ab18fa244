import { toClientNetwork } from '@tidegate/contracts/visitors/toClientNetwork';

export class ClientBusy extends Error {}

export type InTurn = <Result>(address: string, work: () => Promise<Result>) => Promise<Result>;

/** Limits the concurrent work of each client, so a flood of requests delays only its sender. */
export function createClientTurns({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): InTurn {
  const clients = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (address, work) => {
    const client = toClientNetwork(address);
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
      // The next request inherits the turn, so the count stays correct.
      const next = turns.waiting.shift();
      if (next) next();
      else turns.running -= 1;
      if (turns.running === 0) clients.delete(client);
    }
  };
}
