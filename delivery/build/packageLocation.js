import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** `@scope/name/part` and `name/part` without the part. */
export function packageName(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The folder that Node.js would take a package from. */
function findPackage(name, fromDir) {
  const folder = path.join(fromDir, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(fromDir);
  return parent === fromDir ? undefined : findPackage(name, parent);
}

/**
 * Whether a built site takes this import from `node_modules` at its side. Of a package that the root
 * has in another version, the copy that the importer means is bundled: the built site then runs in
 * a checkout too, beside the packages of the root.
 */
export function isTakenFromRoot({ request, fromDir, rootDir }) {
  if (/^[./]/.test(request) || isBuiltin(request) || request.startsWith('@tidegate/')) return false;
  const name = packageName(request);
  return findPackage(name, fromDir) === path.join(rootDir, 'node_modules', name);
}
