import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import type { Release } from '@tidegate/contracts/remotes/release';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { slotOwners } from '@tidegate/contracts/remotes/slots';
import { minVersion, subset, valid, validRange } from 'semver';

export interface ReleaseProblem {
  code:
    | 'delivery.invalidVersion'
    | 'delivery.wrongContainer'
    | 'delivery.pathOutsideMounts'
    | 'delivery.foreignSlot'
    | 'delivery.invalidCanonical'
    | 'delivery.openContract';
  message: string;
}

export function expectedContainer(name: RemoteName, version: string): string {
  return `${name}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
}

/** Plain segments, `:parameters` and a final `*`, which no router or proxy resolves differently. */
const routePath = /^(\/:?[A-Za-z0-9_-]+\??)+(\/\*)?$/;

/** The next major version of the contract may require anything. */
function isWithinMajor(range: string): boolean {
  const lowest = validRange(range) === null ? null : minVersion(range);
  return lowest !== null && subset(range, `${lowest.major}.x`);
}

function findRouteProblems({ name, routes }: Release): ReleaseProblem[] {
  const listed = routes.filter(
    (page) => page.access === 'public' && page.isIndexed !== false && !page.canonical,
  );
  return routes.flatMap(({ path, canonical }) => {
    const problems: ReleaseProblem[] = [];
    const owner = routePath.test(path) ? findOwner(path) : undefined;
    if (owner !== name) {
      const message = `${name} claims ${path}, which ${owner ? `belongs to ${owner}` : 'lies outside its mounts'}.`;
      problems.push({ code: 'delivery.pathOutsideMounts', message });
    }
    // Only the shell knows its own pages.
    if (canonical && findOwner(canonical) && !listed.some((page) => page.path === canonical)) {
      const message = `${canonical}, the canonical address of ${path}, is no indexed page of ${name} or the shell.`;
      problems.push({ code: 'delivery.invalidCanonical', message });
    }
    return problems;
  });
}

/** Finds claims beyond the name, mounts, slots and contract of the remote. */
export function findReleaseProblems(release: Release): ReleaseProblem[] {
  const { name, version, contract, client, slots } = release;
  const container = expectedContainer(name, version);
  const problems: ReleaseProblem[] = [];
  // Two spellings of one version would have no defined order.
  if (valid(version) !== version) {
    const message = `${version} of ${name} is no version as https://semver.org writes one.`;
    problems.push({ code: 'delivery.invalidVersion', message });
  }
  if (client.container !== container) {
    const message = `The container of ${name}@${version} must be ${container}, not ${client.container}.`;
    problems.push({ code: 'delivery.wrongContainer', message });
  }
  if (!isWithinMajor(contract)) {
    const message = `The contract range "${contract}" must stay within one major version.`;
    problems.push({ code: 'delivery.openContract', message });
  }
  for (const slot of slots.filter((each) => slotOwners[each.name] !== name)) {
    const message = `${name} fills ${slot.name}, which belongs to ${slotOwners[slot.name]}.`;
    problems.push({ code: 'delivery.foreignSlot', message });
  }
  return [...problems, ...findRouteProblems(release)];
}
