import { runInPlace } from './runInPlace';

await runInPlace('import', import.meta.dirname);
