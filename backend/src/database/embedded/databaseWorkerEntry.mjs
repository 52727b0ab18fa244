// A thread does not inherit its parent's TypeScript loader, and under a test there is none.
import { register } from 'tsx/esm/api';

register();
await import('./databaseWorker.ts');
