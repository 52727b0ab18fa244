import { runInPlace } from './runInPlace';

await runInPlace('start', import.meta.dirname);
