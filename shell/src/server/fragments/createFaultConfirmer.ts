import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyBaseLogger } from 'fastify';
import type { Quarantine } from '../releases/createQuarantine';
import type { ServerRelease } from '../releases/serverRelease';
import { FragmentDelayed, FragmentFailed, toFault } from './protocol/fragmentFailed';
import { deadlinesMs } from './regionDeadline';
import type { RegionTask } from './regionTask';
import type { RequestFragment } from './protocol/createFragmentRequester';

/** Faults of the release files, which a second render could only repeat. */
const certain: readonly FaultCode[] = [
  'remotes.notFound',
  'remotes.wrongType',
  'remotes.wrongHash',
  'remotes.invalidModule',
  'remotes.contractMismatch',
  'remotes.foreignWrite',
];

function readOnly({
  transport,
  request: { form: _, ...request },
  ...task
}: RegionTask): RegionTask {
  const read: ApiTransport = (call) =>
    call.method === 'GET' ? transport(call) : Promise.resolve({ httpStatus: 0, body: undefined });
  return { ...task, request, transport: read };
}

export type ConfirmFault = (fault: RemoteFault, task: RegionTask, release: ServerRelease) => void;

/** Quarantines a release only if the same fragment, rendered again for nobody, fails as well. */
export function createFaultConfirmer({
  requestFragment,
  quarantine,
  logger,
}: {
  requestFragment: RequestFragment;
  quarantine: Quarantine;
  logger: FastifyBaseLogger;
}): ConfirmFault {
  /** Returns the fault of the second render, or undefined if it passed or was inconclusive. */
  async function repeatFragment(
    task: RegionTask,
    release: ServerRelease,
  ): Promise<RemoteFault | undefined> {
    try {
      await requestFragment(readOnly(task), release, {
        deadlineMs: deadlinesMs.page,
        isProof: true,
      });
      return undefined;
    } catch (error) {
      if (error instanceof FragmentDelayed) return undefined;
      if (error instanceof FragmentFailed) return toFault(error, release);
      throw error;
    }
  }

  async function settle(fault: RemoteFault, task: RegionTask, release: ServerRelease) {
    const { remote, version, code } = fault;
    const proven = await repeatFragment(task, release);
    quarantine.clear(remote, version);
    if (proven) {
      quarantine.add(proven);
      return;
    }
    logger.warn({ code: 'edge.faultNotRepeated', remote, version, fault: code }, fault.message);
  }

  return (fault, task, release) => {
    const { remote, version, code } = fault;
    if (certain.includes(code)) {
      quarantine.add(fault);
      return;
    }
    if (!quarantine.suspect(remote, version)) return;
    settle(fault, task, release).catch((err: unknown) => {
      quarantine.clear(remote, version);
      logger.error({ code: 'edge.blameFailed', remote, version, err });
    });
  };
}
