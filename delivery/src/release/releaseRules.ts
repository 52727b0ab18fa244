import { findOwner } from '@tidegate/contracts/mounts';
import type { Release } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';
import { slotOwners } from '@tidegate/contracts/slots';
import { minVersion, subset, valid, validRange } from 'semver';

/** One reason why a release may not go live. */
export interface ReleaseProblem {
  code:
    | 'delivery.invalidVersion'
    | 'delivery.wrongContainer'
    | 'delivery.pathOutsideMounts'
    | 'delivery.foreignSlot'
    | 'delivery.openContract';
  message: string;
}

/** `blog` 1.0.0 becomes `blog_1_0_0`: two versions never share a global. */
export function expectedContainer(name: RemoteName, version: string): string {
  return `${name}_${version.replaceAll(/[^0-9A-Za-z]/g, '_')}`;
}

/** Plain segments, `:parameters` and a final `*`: nothing that a router or a proxy resolves elsewhere. */
const routePath = /^(\/:?[A-Za-z0-9_-]+\??)+(\/\*)?$/;

function findForeignPath(name: RemoteName, path: string): ReleaseProblem | undefined {
  const owner = routePath.test(path) ? findOwner(path) : undefined;
  if (owner === name) return undefined;
  return {
    code: 'delivery.pathOutsideMounts',
    message: `${name} claims ${path}, which ${owner ? `belongs to ${owner}` : 'lies outside its mounts'}.`,
  };
}

/** Whoever publishes today cannot know what the next major version of the contract asks. */
function isWithinMajor(range: string): boolean {
  const lowest = validRange(range) === null ? null : minVersion(range);
  return lowest !== null && subset(range, `${lowest.major}.x`);
}

/** Of two spellings of one version nobody knows the order. */
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

/** What a release claims beyond its own name, mounts, slots and contract. */
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
