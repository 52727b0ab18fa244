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
    | 'delivery.openContract';
  message: string;
}

export function expectedContainer(name: RemoteName, version: string): string {
  return `${name}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
}

/** Plain segments, `:parameters` and a final `*`, which no router or proxy resolves differently. */
const routePath = /^(\/:?[A-Za-z0-9_-]+\??)+(\/\*)?$/;

function findForeignPath(name: RemoteName, path: string): ReleaseProblem | undefined {
  const owner = routePath.test(path) ? findOwner(path) : undefined;
  if (owner === name) return undefined;
  return {
    code: 'delivery.pathOutsideMounts',
    message: `${name} claims ${path}, which ${owner ? `belongs to ${owner}` : 'lies outside its mounts'}.`,
  };
}

/** The next major version of the contract may require anything. */
function isWithinMajor(range: string): boolean {
  const lowest = validRange(range) === null ? null : minVersion(range);
  return lowest !== null && subset(range, `${lowest.major}.x`);
}

/** Two spellings of one version would have no defined order. */
function findInvalidVersion({ name, version }: Release): ReleaseProblem[] {
  if (valid(version) === version) return [];
  const message = `${version} of ${name} is no version as https://semver.org writes one.`;
  return [{ code: 'delivery.invalidVersion', message }];
}

function findWrongContainer({ name, version, client }: Release): ReleaseProblem[] {
  const container = expectedContainer(name, version);
  if (client.container === container) return [];
  const message = `The container of ${name}@${version} must be ${container}, not ${client.container}.`;
  return [{ code: 'delivery.wrongContainer', message }];
}

function findOpenContract({ contract }: Release): ReleaseProblem[] {
  if (isWithinMajor(contract)) return [];
  const message = `The contract range "${contract}" must stay within one major version.`;
  return [{ code: 'delivery.openContract', message }];
}

function findForeignSlots({ name, slots }: Release): ReleaseProblem[] {
  const foreign = slots.filter((slot) => slotOwners[slot.name] !== name);
  return foreign.map((slot) => ({
    code: 'delivery.foreignSlot',
    message: `${name} fills ${slot.name}, which belongs to ${slotOwners[slot.name]}.`,
  }));
}

/** Finds claims beyond the name, mounts, slots and contract of the remote. */
export function findReleaseProblems(release: Release): ReleaseProblem[] {
  const { name, routes } = release;
  return [
    ...findInvalidVersion(release),
    ...findWrongContainer(release),
    ...findOpenContract(release),
    ...findForeignSlots(release),
    ...routes.flatMap(({ path }) => findForeignPath(name, path) ?? []),
  ];
}
