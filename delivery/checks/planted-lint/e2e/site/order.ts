export const orderSchema = { id: 'string' };
