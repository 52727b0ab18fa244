export const deploy = () => 'deployed';
