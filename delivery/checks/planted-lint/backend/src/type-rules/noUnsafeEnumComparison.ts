// reports: typescript/no-unsafe-enum-comparison, typescript/TS1294
enum Status {
  Open = 'open',
  Closed = 'closed',
}

export function isOpen(status: Status): boolean {
  return status === 'open';
}
