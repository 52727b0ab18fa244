import type { FaultCode, RemoteFault } from '@tidegate/contracts/faults';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import type { FastifyBaseLogger } from 'fastify';
import type { Quarantine } from '../releases/quarantine';
import type { ServerRelease } from '../releases/serverRelease';
import { FragmentDelayed, FragmentFailed } from './fragmentFailed';
import { deadlinesMs, toFault, type Attempt, type RegionTask } from './renderRegion';

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

/** Quarantines a release only if a second render in the background fails as well. */
export function createBlame({
  attempt,
  quarantine,
  logger,
}: {
  attempt: Attempt;
  quarantine: Quarantine;
  logger: FastifyBaseLogger;
}) {
  /** Returns the fault of the second render, or undefined if it passed or was inconclusive. */
  async function prove(task: RegionTask, release: ServerRelease): Promise<RemoteFault | undefined> {
    try {
      await attempt(readOnly(task), release, { deadlineMs: deadlinesMs.page, isProof: true });
      return undefined;
    } catch (error) {
      if (error instanceof FragmentDelayed) return undefined;
      if (error instanceof FragmentFailed) return toFault(error, release);
      throw error;
    }
  }

  async function settle(fault: RemoteFault, task: RegionTask, release: ServerRelease) {
    const { remote, version, code } = fault;
    const proven = await prove(task, release);
    quarantine.clear(remote, version);
    if (proven) {
      quarantine.add(proven);
      return;
    }
    logger.warn({ code: 'edge.faultNotRepeated', remote, version, fault: code }, fault.message);
  }

  return (fault: RemoteFault, task: RegionTask, release: ServerRelease): void => {
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
