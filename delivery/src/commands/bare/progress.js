function seconds(since) {
  const elapsed = (performance.now() - since) / 1000;
  return `${elapsed < 10 ? elapsed.toFixed(1) : elapsed.toFixed(0)} s`;
}

/** Writes one line for each phase: its name when it begins, its seconds when it ends. */
export function createProgress(output) {
  let isLineOpen = false;

  const closeLine = () => {
    if (isLineOpen) output.write('\n');
    isLineOpen = false;
  };

  const line = (text) => {
    closeLine();
    output.write(`${text}\n`);
  };

  const phase = async (name, work) => {
    const startedAt = performance.now();
    closeLine();
    output.write(`${name} … `);
    isLineOpen = true;
    try {
      const result = await work();
      // Someone may have written a line meanwhile; then the name is said again.
      if (!isLineOpen) output.write(`${name} … `);
      output.write(`${seconds(startedAt)}\n`);
      isLineOpen = false;
      return result;
    } catch (error) {
      closeLine();
      throw error;
    }
  };

  return { line, phase };
}
