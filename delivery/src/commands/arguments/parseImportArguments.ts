import { CommandFailure } from '../bootstrap/failure.js';

export function parseImportArguments([text = '']: readonly string[]): URL {
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text);
  throw new CommandFailure('Name a WordPress site: npm run import -- https://blog.example');
}
