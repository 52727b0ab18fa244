// design-system-has-one-door
export { Button } from '../../../design-system/src/actions/button';
