// reports: @typescript-eslint/no-floating-promises
export function forget(): void {
  Promise.resolve();
}
