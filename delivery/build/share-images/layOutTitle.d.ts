export interface TitleOptions {
  language: string;
  /** From the largest. */
  sizes: readonly number[];
  width: number;
  height: number;
  lineHeight: number;
  measure: (text: string) => number;
}

export function layOutTitle(
  title: string,
  options: TitleOptions,
): { size: number; lines: { text: string; isSecond: boolean }[] };
