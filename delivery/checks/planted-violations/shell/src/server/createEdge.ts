export const createEdge = () => 'edge';
