// reports: check-file/folder-naming-convention
export const orderHistory = 'orders';
