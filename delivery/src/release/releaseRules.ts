import { findOwner } from '@tidegate/contracts/mounts';
import type { Release } from '@tidegate/contracts/release';
import type { RemoteName } from '@tidegate/contracts/remoteNames';

/** One reason why a release may not go live. */
export interface ReleaseProblem {
  code: 'delivery.wrongContainer' | 'delivery.pathOutsideMounts';
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

/** What a release claims beyond its own name and mounts. */
export function findReleaseProblems({ name, version, client, routes }: Release): ReleaseProblem[] {
  const container = expectedContainer(name, version);
  const foreignPaths = routes.flatMap(({ path }) => findForeignPath(name, path) ?? []);
  if (client.container === container) return foreignPaths;
  return [
    {
      code: 'delivery.wrongContainer',
      message: `The container of ${name}@${version} must be ${container}, not ${client.container}.`,
    },
    ...foreignPaths,
  ];
}
