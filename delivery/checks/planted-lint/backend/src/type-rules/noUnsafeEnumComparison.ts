// reports: typescript/no-unsafe-enum-comparison
enum Status {
  Open = 'open',
  Closed = 'closed',
}

export function isOpen(status: Status): boolean {
  return status === 'open';
}
