import type { Logger } from 'pino';
import type { Progress } from '../terminal/command';

/** Reports progress as log lines, because a log collector reads all of standard output. */
export function createLogProgress(logger: Logger): Progress {
  return {
    line: (text) => logger.info(text),
    async phase(name, work) {
      const startedAt = performance.now();
      const result = await work();
      logger.info({ ms: Math.round(performance.now() - startedAt) }, name);
      return result;
    },
  };
}
