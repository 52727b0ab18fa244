export interface DatabaseSession {
  run(request: Uint8Array, onReply: (reply: Uint8Array) => void): Promise<void>;
  isInTransaction(): boolean;
  rollBack(): Promise<void>;
}

interface Turn {
  client: object;
  run: () => Promise<void>;
}

/** Shares the session: while one client's transaction is open all others wait. */
export class SessionQueue {
  readonly #session: DatabaseSession;
  readonly #onBroken: (cause: unknown) => void;
  #turns: Turn[] = [];
  #owner: object | undefined;
  #isWorking = false;

  /** A session that throws, instead of replying with an error, is broken. */
  constructor(session: DatabaseSession, onBroken: (cause: unknown) => void) {
    this.#session = session;
    this.#onBroken = onBroken;
  }

  enqueue(client: object, request: Uint8Array, onReply: (reply: Uint8Array) => void): void {
    this.#add({ client, run: () => this.#session.run(request, onReply) });
  }

  /** Drops the waiting requests of a disconnected client and rolls back its transaction. */
  leave(client: object): void {
    this.#turns = this.#turns.filter((turn) => turn.client !== client);
    this.#add({
      client,
      run: async () => {
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
      for (let turn = this.#nextTurn(); turn; turn = this.#nextTurn()) {
        await turn.run();
        this.#owner = this.#session.isInTransaction() ? turn.client : undefined;
      }
      this.#isWorking = false;
    } catch (cause) {
      this.#onBroken(cause);
    }
  }

  #nextTurn(): Turn | undefined {
    if (!this.#owner) return this.#turns.shift();
    const index = this.#turns.findIndex((turn) => turn.client === this.#owner);
    return index === -1 ? undefined : this.#turns.splice(index, 1)[0];
  }
}
