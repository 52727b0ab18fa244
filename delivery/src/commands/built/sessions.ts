import { runInPlace } from './runInPlace';

await runInPlace('sessions', import.meta.dirname);
