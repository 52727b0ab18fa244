/** The one session of the embedded database. */
export interface DatabaseSession {
  run(request: Uint8Array, onReply: (reply: Uint8Array) => void): Promise<void>;
  isInTransaction(): boolean;
  rollBack(): Promise<void>;
}

interface Turn {
  client: object;
  take: () => Promise<void>;
}

/**
 * Lets many clients share the one session as if each had its own: requests run one at a time, and
 * while a client's transaction is open everyone else waits.
 */
export class SessionQueue {
  readonly #session: DatabaseSession;
  readonly #onBroken: (cause: unknown) => void;
  #turns: Turn[] = [];
  #owner: object | undefined;
  #isWorking = false;

  /** A request that throws, instead of replying with an error, means that the session is broken. */
  constructor(session: DatabaseSession, onBroken: (cause: unknown) => void) {
    this.#session = session;
    this.#onBroken = onBroken;
  }

  enqueue(client: object, request: Uint8Array, onReply: (reply: Uint8Array) => void): void {
    this.#add({ client, take: () => this.#session.run(request, onReply) });
  }

  /** Forgets what a client that is gone still wanted, and rolls its transaction back. */
  leave(client: object): void {
    this.#turns = this.#turns.filter((turn) => turn.client !== client);
    this.#add({
      client,
      take: async () => {
        if (this.#owner === client) await this.#session.rollBack();
      },
    });
  }

  #add(turn: Turn): void {
    this.#turns.push(turn);
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    try {
      for (let turn = this.#takeNext(); turn; turn = this.#takeNext()) {
        await turn.take();
        this.#owner = this.#session.isInTransaction() ? turn.client : undefined;
      }
      this.#isWorking = false;
    } catch (cause) {
      this.#onBroken(cause);
    }
  }

  #takeNext(): Turn | undefined {
    if (!this.#owner) return this.#turns.shift();
    const index = this.#turns.findIndex((turn) => turn.client === this.#owner);
    return index === -1 ? undefined : this.#turns.splice(index, 1)[0];
  }
}
