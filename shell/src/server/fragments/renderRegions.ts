import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import type { ApiTransport } from '@tidegate/contracts/siteApi';
import { slotOwners, type SlotName } from '@tidegate/contracts/remotes/slots';
import type { Candidates } from '../releases/createCandidates';
import { findRoute } from '../releases/routes/findRoute';
import { assemblePageRegions, type PageRegions } from './assemblePageRegions';
import type { RegionOutcome, RegionTask } from './regionTask';
import type { RenderRegion } from './createRegionRenderer';

export type PageRedirect = Extract<RegionOutcome, { kind: 'redirect' | 'loginNeeded' }>;

/** `isWhole` as in `RegionResult`. */
export type RegionsResult = PageRedirect | { kind: 'page'; regions: PageRegions; isWhole: boolean };

export interface PageTask {
  sitePath: string;
  /** The shell renders the page itself, and only its slots come from remotes. */
  isOfShell: boolean;
  /** By default those of the remote's page. */
  slots: readonly SlotName[] | undefined;
  candidates: Candidates;
  request: Omit<RegionTask['request'], 'slot'>;
  transport: ApiTransport;
}

function listTasks({ sitePath, isOfShell, candidates, request, transport, ...page }: PageTask) {
  const owner = findOwner(sitePath);
  const routes = (owner && candidates.of(owner)[0]?.routes) ?? [];
  const route = isOfShell ? undefined : findRoute(routes, sitePath);
  const toTask = (remote: RemoteName, about: RegionTask['request']): RegionTask => ({
    ...{ remote, candidates, transport },
    request: about,
  });
  const slots = (page.slots ?? route?.slots ?? []).filter((slot) =>
    candidates.of(slotOwners[slot])[0]?.browser.slots.includes(slot),
  );
  return {
    route,
    page: !isOfShell && owner ? toTask(owner, request) : undefined,
    slots: slots.map((slot) => ({
      slot,
      task: toTask(slotOwners[slot], { ...request, form: undefined, slot }),
    })),
  };
}

/** Renders all regions of a page at the same time. */
export async function renderRegions(
  renderRegion: RenderRegion,
  task: PageTask,
): Promise<RegionsResult> {
  const tasks = listTasks(task);
  const [page, ...slots] = await Promise.all([
    tasks.page && renderRegion(tasks.page),
    ...tasks.slots.map(async (each) => ({ slot: each.slot, ...(await renderRegion(each.task)) })),
  ]);
  const outcome = page?.outcome;
  if (outcome?.kind === 'redirect' || outcome?.kind === 'loginNeeded') return outcome;
  const slotOutcomes = slots.map((one) => [one.slot, one.outcome] as const);
  return {
    kind: 'page',
    regions: assemblePageRegions(outcome, tasks.route, slotOutcomes, task.candidates),
    isWhole: [page, ...slots].every((result) => result?.isWhole ?? true),
  };
}
