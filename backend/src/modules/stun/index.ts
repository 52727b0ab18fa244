export { openStunResponder } from './openStunResponder';
export { stunRoutes } from './stunRoutes';
