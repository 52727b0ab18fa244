import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import { CommandFailure } from '../bootstrap/failure.js';

/** Whose sessions to end. */
export function parseSessionArguments([verb, holder = '', ...others]: readonly string[]) {
  if (verb === 'end' && others.length === 0) {
    if (holder === '--everybody') return 'everybody';
    if (isEmailAddress(holder)) return { email: holder };
  }
  throw new CommandFailure(
    'Name whose sessions end: npm run sessions -- end ada@example.com, or npm run sessions -- end --everybody',
  );
}
