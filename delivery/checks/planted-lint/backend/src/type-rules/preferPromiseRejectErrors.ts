// reports: typescript/prefer-promise-reject-errors
export function refuse(): Promise<never> {
  return Promise.reject('refused');
}
