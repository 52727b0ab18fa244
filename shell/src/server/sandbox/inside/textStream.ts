/** A part of React's output: text all the way, where React would have bytes. */
interface TextChunk {
  text: string;
  byteLength: number;
  buffer: { detached: boolean };
}

/** More than React gathers: it passes on each such chunk as it is. */
const passedOnBytes = 4096;

/** Stands in for the platform's in React's renderer alone: nothing is encoded to be decoded again. */
export class TextEncoder {
  encode(text: string): TextChunk {
    return { text, byteLength: text === '' ? 0 : passedOnBytes, buffer: { detached: false } };
  }
}

interface Source {
  pull: (controller: {
    enqueue: (chunk: TextChunk) => void;
    close: () => void;
    error: (error: unknown) => void;
  }) => void;
}

/** What React makes of its output, read by `readText` alone. */
export class ReadableStream {
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}

/** Everything that a finished render has written. Throws what ended it. */
export function readText(stream: ReadableStream): string {
  let text = '';
  let failure: { error: unknown } | undefined;
  stream.source.pull({
    enqueue(chunk) {
      text += chunk.text;
    },
    close: () => undefined,
    error(error) {
      failure = { error };
    },
  });
  if (failure) throw failure.error;
  return text;
}
