export interface CacheRuleCase {
  /** A regular expression that JavaScript, nginx and Varnish read in the same way. */
  pattern: string;
  ignoresCase?: boolean;
  value: string;
}

/** What one part of a request means for its reply. */
export interface CacheRule {
  name: string;
  /** A header in lower case, or the query without its question mark. */
  reads: string;
  /** The first case that matches decides. */
  cases: readonly CacheRuleCase[];
  otherwise: string;
}

/** Makes a function that applies a rule to the text that it reads. */
export function compileCacheRule({ cases, otherwise }: Pick<CacheRule, 'cases' | 'otherwise'>) {
  const compiled = cases.map(({ pattern, ignoresCase, value }) => ({
    expression: new RegExp(pattern, ignoresCase ? 'i' : ''),
    value,
  }));
  return (text: string): string =>
    compiled.find(({ expression }) => expression.test(text))?.value ?? otherwise;
}
