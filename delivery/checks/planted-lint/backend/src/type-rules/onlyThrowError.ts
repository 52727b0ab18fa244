// reports: typescript/only-throw-error
export function refuse(): never {
  throw { code: 'refused' };
}
