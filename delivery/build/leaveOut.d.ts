/** A text of a library and what replaces it. */
export type Cut = readonly [unused: string | RegExp, rest: string];

export default function leaveOut(
  this: { getOptions: () => { cuts: readonly Cut[] } },
  source: string,
): string;
