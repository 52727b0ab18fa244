/** Remembers an answer for `keptMs`; who asks while it is being fetched waits for the same one. */
export function keepFor<Answer>(
  keptMs: number,
  now: () => Date,
  fetchAnswer: () => Promise<Answer>,
): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return async () => {
    const at = now().getTime();
    if (!kept || at >= kept.until) kept = { answer: fetchAnswer(), until: at + keptMs };
    const { answer } = kept;
    try {
      return await answer;
    } catch (error) {
      if (kept.answer === answer) kept = undefined;
      throw error;
    }
  };
}
