const windowMs = 1000;
const mostForAll = 2000;
const mostForOne = 20;

/** Limits responses per address and in total, because source addresses can be forged. */
export function answerLimit(nowMs: () => number): (address: string) => boolean {
  const answers = new Map<string, number>();
  let windowStartMs = nowMs();
  let total = 0;

  return (address) => {
    if (nowMs() - windowStartMs >= windowMs) {
      answers.clear();
      total = 0;
      windowStartMs = nowMs();
    }
    const sent = answers.get(address) ?? 0;
    if (sent >= mostForOne || total >= mostForAll) return false;
    answers.set(address, sent + 1);
    total += 1;
    return true;
  };
}
