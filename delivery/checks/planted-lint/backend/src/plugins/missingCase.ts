// reports: typescript/switch-exhaustiveness-check
export function describe(status: 'open' | 'closed'): string {
  switch (status) {
    case 'open':
      return 'open';
  }
  return 'unknown';
}
