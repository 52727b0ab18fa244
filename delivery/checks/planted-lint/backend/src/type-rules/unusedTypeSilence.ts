// reports: unused suppression
// oxlint-disable-next-line typescript/only-throw-error -- nothing is thrown below
export const nothingThrown = 'nothing to silence';
