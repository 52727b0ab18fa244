import type { Readable } from 'node:stream';

export function onLines(stream: Readable, mostCharacters: number, onLine: (line: string) => void) {
  let parts: string[] = [];
  let length = 0;
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = text.split('\n');
    for (const [index, part] of lines.entries()) {
      length += part.length;
      if (length > mostCharacters) {
        stream.destroy(new Error(`a line of more than ${mostCharacters} characters`));
        return;
      }
      parts.push(part);
      if (index === lines.length - 1) return;
      const line = parts.join('');
      parts = [];
      length = 0;
      onLine(line);
    }
  });
}
