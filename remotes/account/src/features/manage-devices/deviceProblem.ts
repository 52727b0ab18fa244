import type { UndoneReason } from '../../shared/Consequence';
import type { PasswordNeed } from '../../shared/withRecentLogin';

/** Why a device or browser is still logged in: not confirmed yet, or a failed call. */
export interface DeviceProblem {
  /** Id of a device or a session, or `others` for all but this browser. */
  subject: string;
  reason: UndoneReason;
  need?: PasswordNeed | undefined;
}
