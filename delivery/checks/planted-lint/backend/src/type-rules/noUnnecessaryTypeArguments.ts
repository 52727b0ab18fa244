// reports: typescript/no-unnecessary-type-arguments
function wrap<Value = string>(value: Value): Value[] {
  return [value];
}

export const names = wrap<string>('name');
