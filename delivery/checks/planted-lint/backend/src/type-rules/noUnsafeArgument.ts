// reports: typescript/no-unsafe-argument
export function parse(text: string): number {
  return Number.parseInt(JSON.parse(text), 10);
}
