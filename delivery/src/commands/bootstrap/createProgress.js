const reportEveryMs = 10_000;

function seconds(since) {
  const elapsed = (performance.now() - since) / 1000;
  return `${elapsed < 10 ? elapsed.toFixed(1) : elapsed.toFixed(0)} s`;
}

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
    const begin = () => {
      closeLine();
      output.write(`${name} … `);
      isLineOpen = true;
    };
    const print = (text) => {
      // Another line may have been printed in between; then the name is repeated.
      if (!isLineOpen) begin();
      if (output.isTTY) output.write(`\r\u001b[2K${name} … `);
      output.write(text);
    };
    begin();
    const timer = setInterval(() => {
      print(`${seconds(startedAt)}${output.isTTY ? '' : ' … '}`);
    }, reportEveryMs);
    timer.unref();
    try {
      const result = await work();
      print(`${seconds(startedAt)}\n`);
      isLineOpen = false;
      return result;
    } catch (error) {
      closeLine();
      throw error;
    } finally {
      clearInterval(timer);
    }
  };

  return { line, phase };
}
