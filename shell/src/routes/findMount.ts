import { findOwner } from '@tidegate/contracts/remotes/findOwner';
import { matchPath } from 'react-router-dom';
import { mountRoutes, type MountRoute } from './mountRoutes';

/** Finds the mount of a site path; undefined for pages of the shell. */
export function findMount(sitePath: string): MountRoute | undefined {
  const owner = findOwner(sitePath);
  return mountRoutes.find(
    ({ path, remote }) => remote === owner && matchPath(path, sitePath) !== null,
  );
}
