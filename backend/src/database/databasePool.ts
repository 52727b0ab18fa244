import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, TypeOverrides, types } from 'pg';

import { toDatabaseFailure } from './databaseFailure';

const maxConnections = 8;

/** Amounts and counts are JavaScript numbers: a larger bigint throws instead of being rounded. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

const typeParsers = new TypeOverrides();
typeParsers.setTypeParser(types.builtins.INT8, parseInt8);

export class DatabasePool implements PostgresPool {
  readonly #pool: Pool;

  /** Without `timeoutMs` statements run without a limit, as migrations need. */
  constructor(url: string, timeoutMs?: number) {
    this.#pool = new Pool({
      connectionString: url,
      max: maxConnections,
      types: typeParsers,
      connectionTimeoutMillis: timeoutMs ?? 10_000,
      // The embedded database has no statement time-out, so the driver enforces it for both.
      ...(timeoutMs && { query_timeout: timeoutMs }),
    });
    // The pool replaces a broken idle connection. The next query reports a lasting failure.
    this.#pool.on('error', () => undefined);
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return new DatabaseConnection(await this.#pool.connect());
    } catch (error) {
      throw toDatabaseFailure(error);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** A broken connection fails its query. Without a listener the event would end the process too. */
function leaveToQuery(): void {}

class DatabaseConnection implements PostgresPoolClient {
  readonly #client: PoolClient;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
    this.#client.on('error', leaveToQuery);
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new TypeError('Rows are not read by cursor here');
    return this.#run<Row>(sql, parameters);
  }

  async #run<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      const result: unknown = await this.#client.query(sql, [...parameters]);
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      const failure = toDatabaseFailure(error);
      this.#isBroken ||= failure !== error;
      throw failure;
    }
  }

  release(): void {
    this.#client.off('error', leaveToQuery);
    this.#client.release(this.#isBroken);
  }
}
