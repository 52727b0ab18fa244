export function refuse(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- a reason of several words
  throw { code: 'refused' };
}
