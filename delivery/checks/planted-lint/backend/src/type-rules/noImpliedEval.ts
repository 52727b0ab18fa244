// reports: typescript/no-implied-eval
export function later(): void {
  setTimeout('print()', 10);
}
