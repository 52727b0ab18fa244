export const bundled = 'bundled';
