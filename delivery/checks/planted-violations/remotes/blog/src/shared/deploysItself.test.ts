// remote-tests-use-only-fakes
export { deploy } from '../../../../delivery/src/release/deploy';
