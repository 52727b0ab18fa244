import type { FaultRow } from './faultRow';
import { callRows } from './rows/calls';
import { escapeRows } from './rows/escapes';
import { evaluationRows } from './rows/evaluation';
import { fileRows } from './rows/files';
import { lateRows } from './rows/late';
import { loadRows } from './rows/load';
import { markupRows } from './rows/markup';
import { platformRows } from './rows/platform';
import { renderRows } from './rows/render';
import { resourceRows } from './rows/resources';
import { stateRows } from './rows/state';

export const faultTable: readonly FaultRow[] = [
  ...evaluationRows,
  ...loadRows,
  ...renderRows,
  ...markupRows,
  ...lateRows,
  ...resourceRows,
  ...platformRows,
  ...escapeRows,
  ...stateRows,
  ...callRows,
  ...fileRows,
];
