// reports: typescript/no-misused-spread
export function copy(names: Map<string, string>): object {
  return { ...names };
}
