import { runRelease } from './release/cli';
process.exitCode = await runRelease(process.argv.slice(2), process.env);
