export const fakeTransport = () => 'answered';
