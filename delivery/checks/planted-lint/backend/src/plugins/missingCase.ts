// reports: typescript/switch-exhaustiveness-check
export function say(status: 'open' | 'closed'): string {
  switch (status) {
    case 'open':
      return 'open';
  }
  return 'unknown';
}
