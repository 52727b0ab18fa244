import type { FaultRow } from './faultRow';
import { callRows } from './rows/callRows';
import { escapeRows } from './rows/escapeRows';
import { evaluationRows } from './rows/evaluationRows';
import { fileRows } from './rows/fileRows';
import { lateRows } from './rows/lateRows';
import { loadRows } from './rows/loadRows';
import { markupRows } from './rows/markupRows';
import { platformRows } from './rows/platformRows';
import { renderRows } from './rows/renderRows';
import { resourceRows } from './rows/resourceRows';
import { stateRows } from './rows/stateRows';

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
