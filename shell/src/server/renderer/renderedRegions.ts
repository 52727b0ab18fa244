import { slotOwners } from '@tidegate/contracts/remotes/slots';
import type { RegionSource } from '../../remotes/regions/regionSource';
import type { RegionHost } from '../../remotes/remoteHost';
import type { PageRegions } from '../fragments/assemblePageRegions';

const methodRefused = () => new Response(null, { status: 405 });

/** Regions that the edge has already rendered. */
export function createRenderedSource({ page, slots, isMethodRefused }: PageRegions): RegionSource {
  return {
    ownerOfSlot: (slot) => (slots[slot] ? slotOwners[slot] : undefined),
    load(remote, _location, { slot }) {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- how the router takes a status
      if (isMethodRefused && !slot) return Promise.reject(methodRefused());
      const found = slot ? slots[slot] : page;
      return Promise.resolve(found?.region ?? { status: 'unavailable', remote });
    },
    submit: () => Promise.resolve(undefined),
  };
}

/** The edge has rendered all regions, so no release runs here. */
export function createRenderedHost({ page, slots }: PageRegions): RegionHost {
  return {
    get: () => undefined,
    accept: () => Promise.reject(new Error('no release runs here')),
    report: () => undefined,
    markRendering: () => undefined,
    isRendering: () => false,
    findHtml: ({ view }) => (view.kind === 'slot' ? slots[view.slot] : page)?.html,
  };
}
