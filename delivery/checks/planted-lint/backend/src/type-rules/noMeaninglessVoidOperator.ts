// reports: typescript/no-confusing-void-expression, typescript/no-meaningless-void-operator
export function forget(names: Set<string>): void {
  void names.clear();
}
