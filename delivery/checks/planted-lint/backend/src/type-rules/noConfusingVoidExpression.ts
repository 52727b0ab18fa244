// reports: typescript/no-confusing-void-expression
export function forget(names: Set<string>): void {
  const nothing = names.clear();
  return nothing;
}
