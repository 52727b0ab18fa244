/** Caches a result for `ttlMs`. Parallel callers share one fetch. */
export function memoizeWithTtl<Answer>(
  ttlMs: number,
  now: () => Date,
  fetchAnswer: () => Promise<Answer>,
): () => Promise<Answer> {
  let cached: { answer: Promise<Answer>; until: number } | undefined;
  return async () => {
    const at = now().getTime();
    if (!cached || at >= cached.until) cached = { answer: fetchAnswer(), until: at + ttlMs };
    const { answer } = cached;
    try {
      return await answer;
    } catch (error) {
      if (cached.answer === answer) cached = undefined;
      throw error;
    }
  };
}
