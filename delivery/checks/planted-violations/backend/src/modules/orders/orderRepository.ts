export const findOrder = () => 'order';
