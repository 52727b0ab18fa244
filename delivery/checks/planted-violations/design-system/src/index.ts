export { Button } from './actions/button';
