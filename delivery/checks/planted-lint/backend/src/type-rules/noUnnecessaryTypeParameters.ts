// reports: typescript/no-unnecessary-type-parameters
export function print<Value>(value: Value): string {
  return typeof value;
}
