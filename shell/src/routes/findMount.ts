import { findOwner } from '@tidegate/contracts/mounts';
import { matchPath } from 'react-router-dom';
import { mountRoutes, type MountRoute } from './mountRoutes';

/** The mount that a path without language and device belongs to; undefined for the shell's own. */
export function findMount(sitePath: string): MountRoute | undefined {
  const owner = findOwner(sitePath);
  return mountRoutes.find(
    ({ path, remote }) => remote === owner && matchPath(path, sitePath) !== null,
  );
}
