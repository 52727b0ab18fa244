import type { UndoneReason } from '../../shared/Consequence';
import type { PasswordNeed } from '../../shared/withRecentLogin';

/** Why something is still logged in: not asked yet, or a call that failed. */
export interface DeviceProblem {
  /** Id of a device or of a session, or `others`: all but this browser. */
  subject: string;
  reason: UndoneReason;
  need?: PasswordNeed | undefined;
}
