interface TextChunk {
  text: string;
  byteLength: number;
  buffer: { detached: boolean };
}

/** Larger than React's buffer, so React passes each chunk on unbuffered. */
const passedOnBytes = 4096;

/** Replaces TextEncoder in React's renderer only, to avoid encoding and decoding. */
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

export class ReadableStream {
  readonly source: Source;

  constructor(source: Source) {
    this.source = source;
  }
}

/** Returns the output of a finished render, or throws its error. */
export function readText(stream: object): string {
  if (!(stream instanceof ReadableStream)) throw new Error('React rendered into another stream');
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
