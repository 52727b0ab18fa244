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
 * Whether the importer means the root's copy of a package: a built site has the same one in
 * `node_modules` at its side, and runs in a checkout too, beside the packages of the root.
 */
export function isTakenFromRoot({ request, fromDir, rootDir }) {
  if (/^[./]/.test(request) || isBuiltin(request) || request.startsWith('@tidegate/')) return false;
  const name = packageName(request);
  return findPackage(name, fromDir) === path.join(rootDir, 'node_modules', name);
}

/** The packages of which something is in one of webpack's bundles. */
export function listBundledPackages({ stats }, rootDir) {
  const modules = stats.flatMap(({ compilation }) => [...compilation.modules]);
  const files = modules
    .flatMap((module) => module.modules ?? [module])
    .map(({ resource }) => resource);
  return listPackageFolders(
    files.filter((file) => file !== undefined),
    rootDir,
  );
}

/**
 * The folders of the packages that files lie in, from the root and with slashes. What a build generates
 * lies in folders whose names begin with a dot.
 */
export function listPackageFolders(files, rootDir) {
  const folders = files
    .map((file) => path.relative(rootDir, path.resolve(rootDir, file)).replaceAll(path.sep, '/'))
    .map((file) => /^.*\bnode_modules\/(?:@[^/]+\/)?[^./][^/]*(?=\/)/.exec(file)?.[0]);
  return [...new Set(folders)].filter((folder) => folder !== undefined).sort();
}
