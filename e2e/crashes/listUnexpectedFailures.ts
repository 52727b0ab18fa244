import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunningSite } from '../site/startSite';
import type { Failure } from './driveLoad';

interface LoggedError {
  message: string;
  code?: string;
  cause?: LoggedError;
}

interface LogLine {
  err?: LoggedError;
}

/** Without a database only 503 is allowed, for API calls with `Retry-After`. */
function isExpected({ status, retryAfter, name }: Failure): boolean {
  const isPage = name === '/' || name === '/features';
  return status === 503 && (isPage || Number(retryAfter) > 0);
}

function listCauses(error: LoggedError | undefined): string[] {
  return error ? [`${error.code ?? ''} ${error.message}`, ...listCauses(error.cause)] : [];
}

/** Lists the unexpected failures, each with the errors that the site logged about it. */
export async function listUnexpectedFailures(
  failures: readonly Failure[],
  { dataDir }: RunningSite,
): Promise<object[]> {
  const log = await readFile(path.join(dataDir, 'logs/site.log'), 'utf8');
  return failures
    .filter((failure) => !isExpected(failure))
    .map((failure) => {
      const [, requestId] = /"request_id":"([\w-]+)"/.exec(failure.why) ?? [];
      const lines = log
        .split('\n')
        .filter((line) => requestId !== undefined && line.includes(requestId));
      const logged = lines.flatMap((line) => listCauses((JSON.parse(line) as LogLine).err));
      return { logged, ...failure };
    });
}
