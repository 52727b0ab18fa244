// reports: check-file/no-index
export const plugins = [];
