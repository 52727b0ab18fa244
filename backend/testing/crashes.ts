import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

/** Simulates a crash: after a number of statements no more reach the database. */
export class Crashes implements KyselyPlugin {
  #statementsLeft = Number.POSITIVE_INFINITY;

  crashAfter(statements: number): void {
    this.#statementsLeft = statements;
  }

  get hasCrashed(): boolean {
    return this.#statementsLeft < 0;
  }

  /** Simulates a restart of the process. */
  restart(): void {
    this.#statementsLeft = Number.POSITIVE_INFINITY;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.#statementsLeft -= 1;
    if (this.#statementsLeft < 0) throw new Error('The process died');
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}
