// reports: check-file/filename-blocklist
export const orderHelper = 'order';
