import type { Crashes } from '../crashes';
import type { TestApp } from '../testApp';

export interface MoneySite {
  site: TestApp;
  crashes: Crashes;
  /** Product ids of one currency, the shortest interval first. */
  products: readonly string[];
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}
