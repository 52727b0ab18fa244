// reports: no-warning-comments
// TODO finish this
export const later = 'later';
