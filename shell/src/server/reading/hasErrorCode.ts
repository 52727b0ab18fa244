/** Whether the system reported one of these codes, such as `ENOENT`. */
export function hasErrorCode(error: unknown, ...codes: readonly unknown[]): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && codes.includes(error.code)
  );
}
