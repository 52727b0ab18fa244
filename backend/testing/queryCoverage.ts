import { readdirSync, readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Calls that build a query. The lookahead excludes a `set` of the compiler's helpers. */
const query =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|with|where\w*|having|values|onConflict|doUpdateSet|select\w*|distinct\w*|(?:inner|left|cross)Join\w*|groupBy|orderBy|limit|offset|returning\w*|for(?:Update|Share)|skipLocked|union\w*)\(|\b(?:eb|fn)[(.]|\.set\((?!obj, newObj)|\bsql(?:<[^`]*?>)?`/;
const startOfQuery =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*?>)?`/;

/** Lists the source files that send queries. */
export function listQueryFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*(?:\.test\.|\btesting\b)).*\.ts$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => startOfQuery.test(readFileSync(file, 'utf8')))
    .toSorted();
}

/** Measures by V8 coverage which queries this process runs. */
export class QueryCoverage {
  readonly #session = new Session();

  start(): void {
    this.#session.connect();
    this.#session.post('Debugger.enable');
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Lists the parts that build queries and did not run. */
  listMissed(files: readonly string[]): string[] {
    const scripts = this.#takeCoverage();
    return files.flatMap((file) => {
      const script = scripts.find(({ url }) => url === pathToFileURL(file).href);
      return script ? this.#listMissedParts(script) : [`${file} was not loaded`];
    });
  }

  stop(): void {
    this.#session.disconnect();
  }

  #takeCoverage(): Profiler.ScriptCoverage[] {
    let scripts: Profiler.ScriptCoverage[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error) throw error;
      scripts = result;
    });
    return scripts;
  }

  #listMissedParts({ scriptId, url, functions }: Profiler.ScriptCoverage): string[] {
    let text = '';
    this.#session.post('Debugger.getScriptSource', { scriptId }, (error, { scriptSource }) => {
      if (error) throw error;
      text = scriptSource;
    });
    return functions
      .flatMap(({ ranges }) => ranges)
      .filter(({ count }) => count === 0)
      .map(({ startOffset, endOffset }) => text.slice(startOffset, endOffset))
      .filter((part) => query.test(part))
      .map((part) => `${url}: ${part}`);
  }
}
