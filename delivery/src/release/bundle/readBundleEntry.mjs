// For a process that is started from the sources: a bundle has `readBundle` compiled.
import { register } from 'tsx/esm/api';

register();
await import('./readBundle.ts');
