// testing-code-stays-in-tests
export { fakeTransport } from '../../../../delivery/testing/fakeTransport';
