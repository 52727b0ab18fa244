// reports: typescript/no-unsafe-member-access
export function parse(text: string): boolean {
  return JSON.parse(text).id === 'order';
}
