// reports: typescript/no-array-delete
export function removeFirst(names: string[]): void {
  delete names[0];
}
