import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const runtimeImport = /^import (?!type\b)[^;]*?from '(?<source>[^']+)'/gms;

function readRuntimeImports(file) {
  const found = readFileSync(file, 'utf8').matchAll(runtimeImport);
  return [...found].map(({ groups }) => groups.source);
}

/** Reads the contract as text, because lint configuration loads before anything is compiled. */
export function listSchemaTopics(contractsDir) {
  const files = readdirSync(contractsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const imports = new Map(files.map((file) => [file, readRuntimeImports(file)]));

  const carries = (file, seen = new Set()) => {
    if (seen.has(file)) return false;
    seen.add(file);
    return (imports.get(file) ?? []).some(
      (source) =>
        source.startsWith('zod') ||
        (source.startsWith('.') && carries(path.resolve(path.dirname(file), `${source}.ts`), seen)),
    );
  };

  return files
    .filter((file) => carries(file))
    .map((file) => path.relative(contractsDir, file).replace(/\.ts$/, '').split(path.sep).join('/'))
    .sort();
}
