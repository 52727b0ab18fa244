/** Caches a result for `ttlMs`. Parallel callers share one fetch. */
export function memoizeWithTtl<Answer>(
  ttlMs: number,
  now: () => Date,
  fetchAnswer: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return async () => {
    const at = now().getTime();
    if (!kept || at >= kept.until) kept = { answer: fetchAnswer(), until: at + ttlMs };
    const { answer } = kept;
    try {
      return await answer;
    } catch (error) {
      if (kept.answer === answer) kept = undefined;
      throw error;
    }
  };
}
