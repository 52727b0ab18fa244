import type { Cut } from './leaveOut.js';

export const unusedParts: Readonly<Record<string, readonly Cut[]>>;
