interface Script {
  /** Candidate lines in the order of their discovery. */
  candidates?: readonly string[];
  /** A server that never replies. */
  isSilent?: boolean;
}

export const hostLine = (address: string) =>
  `candidate:1 1 udp 2113937151 ${address} 51472 typ host generation 0`;

export const serverLine = (address: string) =>
  `candidate:2 1 udp 1677729535 ${address} 51472 typ srflx raddr 0.0.0.0 rport 0 generation 0`;

/** A browser with scripted WebRTC results; `configurations` records what it was passed. */
export function fakeConnection({ candidates = [], isSilent = false }: Script = {}) {
  const configurations: RTCConfiguration[] = [];

  class FakeConnection {
    onicecandidate?: (event: { candidate: { candidate: string } | null }) => void;

    constructor(configuration: RTCConfiguration) {
      configurations.push(configuration);
    }

    createDataChannel(): void {}

    async setLocalDescription(): Promise<void> {
      await Promise.resolve();
      for (const candidate of candidates) this.onicecandidate?.({ candidate: { candidate } });
      if (!isSilent) this.onicecandidate?.({ candidate: null });
    }

    close(): void {}
  }

  Object.assign(globalThis, { RTCPeerConnection: FakeConnection });
  return { configurations };
}

/** A browser without WebRTC, or one that blocks it. */
export function withoutConnection(): void {
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
}
