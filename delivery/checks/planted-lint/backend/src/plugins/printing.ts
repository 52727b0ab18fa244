// reports: no-console
export function print(): void {
  console.log('printed');
}
