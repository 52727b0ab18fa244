import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

export function packageName(request) {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function findPackage(name, fromDir) {
  const folder = path.join(fromDir, 'node_modules', name);
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(fromDir);
  return parent === fromDir ? undefined : findPackage(name, parent);
}

/** Whether an import resolves to the root's copy of a package, which a built site also has. */
export function isFromRoot({ request, fromDir, rootDir }) {
  if (/^[./]/.test(request) || isBuiltin(request) || request.startsWith('@tidegate/')) return false;
  const name = packageName(request);
  return findPackage(name, fromDir) === path.join(rootDir, 'node_modules', name);
}

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

/** Folders that begin with a dot hold generated files and are ignored. */
export function listPackageFolders(files, rootDir) {
  const folders = files
    .map((file) => path.relative(rootDir, path.resolve(rootDir, file)).replaceAll(path.sep, '/'))
    .map((file) => /^.*\bnode_modules\/(?:@[^/]+\/)?[^./][^/]*(?=\/)/.exec(file)?.[0]);
  return [...new Set(folders)].filter((folder) => folder !== undefined).sort();
}
