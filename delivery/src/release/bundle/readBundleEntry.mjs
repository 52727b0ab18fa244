// Used when started from the sources; the server bundle contains a compiled `readBundle`.
import { register } from 'tsx/esm/api';

register();
await import('./readBundle.ts');
