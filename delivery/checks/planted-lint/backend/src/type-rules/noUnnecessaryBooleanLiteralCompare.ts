// reports: typescript/no-unnecessary-boolean-literal-compare
export function invert(isOpen: boolean): boolean {
  return isOpen === false;
}
