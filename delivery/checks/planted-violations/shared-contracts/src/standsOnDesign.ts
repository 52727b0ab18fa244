// contracts-stand-alone
export { Button } from '../../design-system/src/index';
