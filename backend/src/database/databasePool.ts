import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, TypeOverrides, types } from 'pg';

import { toDatabaseFailure } from './databaseFailure';

const maxConnections = 8;

/** Amounts and counts are numbers in our code: one that does not fit must stop, not be rounded. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}

const typeParsers = new TypeOverrides();
typeParsers.setTypeParser(types.builtins.INT8, parseInt8);

/** A pool whose lost connections and time-outs are site errors. */
export class DatabasePool implements PostgresPool {
  readonly #pool: Pool;

  /** Without `timeoutMs` a statement may take as long as it needs: migrations. */
  constructor(url: string, timeoutMs?: number) {
    this.#pool = new Pool({
      connectionString: url,
      max: maxConnections,
      types: typeParsers,
      connectionTimeoutMillis: timeoutMs ?? 10_000,
      // The embedded database knows no statement time-out of its own: the driver's is for both.
      ...(timeoutMs && { query_timeout: timeoutMs }),
    });
    // An idle connection that breaks is replaced on next use, which reports it if that fails too.
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

/** A connection that breaks in use fails its query; unheard, the event would end the process too. */
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
      // The driver calls the command any text and the count null where there is none.
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
