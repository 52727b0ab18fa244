const lengthBytes = 4;
const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;

/** Query, Sync and FunctionCall complete a request. */
const endsRequest = new Set(['Q', 'S', 'F'].map((type) => type.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);

export type WireRequest =
  | { kind: 'run'; bytes: Buffer }
  | { kind: 'sslRequest' }
  | { kind: 'terminate' };

/** Splits bytes into whole requests, because parts of two clients must not mix in a session. */
export class WireRequestReader {
  #bytes: Buffer = Buffer.alloc(0);
  /** Start of the next unread part. Earlier bytes belong to an incomplete request. */
  #position = 0;
  #hasStarted = false;

  read(chunk: Buffer): WireRequest[] {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk]);
    const requests: WireRequest[] = [];
    while (this.#hasWholePart()) {
      const request = this.#hasStarted ? this.#readPart() : this.#readGreeting();
      if (request) requests.push(request);
    }
    return requests;
  }

  #hasWholePart(): boolean {
    const lengthAt = this.#position + (this.#hasStarted ? 1 : 0);
    if (this.#bytes.length < lengthAt + lengthBytes) return false;
    return this.#bytes.length >= lengthAt + this.#bytes.readInt32BE(lengthAt);
  }

  #readGreeting(): WireRequest {
    const code = this.#bytes.readInt32BE(lengthBytes);
    this.#position = this.#bytes.readInt32BE(0);
    const bytes = this.#cutRequest();
    if (code === sslRequest || code === gssRequest) return { kind: 'sslRequest' };
    if (code === cancelRequest) return { kind: 'terminate' };
    this.#hasStarted = true;
    return { kind: 'run', bytes };
  }

  #readPart(): WireRequest | undefined {
    const type = this.#bytes[this.#position];
    this.#position += 1 + this.#bytes.readInt32BE(this.#position + 1);
    if (type === terminate) return { kind: 'terminate' };
    return type !== undefined && endsRequest.has(type)
      ? { kind: 'run', bytes: this.#cutRequest() }
      : undefined;
  }

  #cutRequest(): Buffer {
    const request = this.#bytes.subarray(0, this.#position);
    this.#bytes = this.#bytes.subarray(this.#position);
    this.#position = 0;
    return request;
  }
}
