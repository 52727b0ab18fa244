import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';

/** Adds the rules of a style sheet outside their layer, because jsdom ignores layers. */
export function withStyles(file: string, element: ReactElement): ReactElement {
  const sheet = readFileSync(path.join(__dirname, '..', file), 'utf8');
  const rules = /^@layer \w+ \{\n(.*)\}\n$/s.exec(sheet)?.[1];
  if (rules === undefined) throw new Error(`${file} has no layer`);
  return (
    <>
      <style>{rules}</style>
      {element}
    </>
  );
}
