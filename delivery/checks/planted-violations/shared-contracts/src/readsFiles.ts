// contracts-stand-alone
export { readFile } from 'node:fs/promises';
