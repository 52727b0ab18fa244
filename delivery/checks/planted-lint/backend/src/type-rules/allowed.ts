interface Settings {
  status: 'open' | 'closed' | 'waiting';
}

export function label(count: number): string {
  return `${count} orders`;
}

export function forget(names: Set<string>): () => void {
  return () => names.clear();
}

export function describe({ status }: Settings): string {
  switch (status) {
    case 'open':
      return 'open';
    default:
      return 'not open';
  }
}
