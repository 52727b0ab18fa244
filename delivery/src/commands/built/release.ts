import { runInPlace } from './runInPlace';

await runInPlace('release', import.meta.dirname);
