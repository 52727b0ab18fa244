// remote-tests-borrow-fakes-alone
export { deploy } from '../../../../delivery/src/release/deploy';
