/** A Node.js error code such as `ENOENT`; empty for any other error. */
export function systemErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
