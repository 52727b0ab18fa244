// testing-code-stays-in-tests
export { aVisitor } from '../testing/aVisitor';
