// reports: unused suppression
// eslint-disable-next-line no-console -- nothing is printed below
export const unusedSilence = 'nothing to silence';
