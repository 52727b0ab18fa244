export const remote = { name: 'blog' };
