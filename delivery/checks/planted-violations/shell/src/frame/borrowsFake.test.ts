// product-not-to-delivery
export { fakeTransport } from '../../../delivery/testing/fakeTransport';
