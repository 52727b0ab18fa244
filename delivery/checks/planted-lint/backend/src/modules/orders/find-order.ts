// reports: check-file/filename-naming-convention
export const findOrder = 'order';
