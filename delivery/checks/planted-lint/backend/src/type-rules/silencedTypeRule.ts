// reports: tidegate/suppressions-need-reasons
export function refuse(): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw { code: 'refused' };
}
