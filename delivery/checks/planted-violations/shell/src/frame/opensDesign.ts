// design-system-has-one-entry-point
export { Button } from '../../../design-system/src/actions/button';
