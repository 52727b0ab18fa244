import { languages } from '@tidegate/contracts/languages';
import { CommandFailure } from '../bootstrap/failure.js';

/** The script in `package.json` that runs the command `messages`. */
export const messagesScript = 'words';

const steps = ['status', 'check', 'fix', 'pseudo'] as const;

export function parseMessagesArguments([first = 'status', second, ...others]: readonly string[]) {
  const step = steps.find((name) => name === first);
  const language = languages.find((name) => name === second);
  const isOdd = second !== undefined && (language === undefined || step !== 'status');
  if (!step || isOdd || others.length > 0) {
    throw new CommandFailure(
      `Write npm run words -- ${steps.join('|')}, or npm run words -- status <language>.`,
    );
  }
  return { step, language };
}
