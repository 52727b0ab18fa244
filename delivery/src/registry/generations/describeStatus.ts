import { remoteNames } from '@tidegate/contracts/remotes/remoteNames';
import type { Status } from '../../release/registryReplies';
import type { Acceptance } from '../releases/acceptance';
import { getLastActivation } from '../auth/auditRepository';
import { getNewestGeneration } from './generationRepository';

export async function describeStatus({
  db,
  contractVersion,
}: Pick<Acceptance, 'db' | 'contractVersion'>): Promise<Status> {
  const live = await getNewestGeneration(db);
  const remotes: Status['remotes'] = {};
  for (const remote of remoteNames) {
    const pins = live.remotes[remote];
    if (!pins) continue;
    const { at, actor, person } = await getLastActivation(db, remote, live.id);
    remotes[remote] = { ...pins, activatedAt: at, activatedBy: person ?? actor };
  }
  return { contractVersion, generation: live.id, activatedAt: live.activatedAt, remotes };
}
