export const createBackend = () => 'backend';
