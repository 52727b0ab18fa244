import { parseCandidate, type Candidate } from './candidates';

export interface Gathering {
  candidates: readonly Candidate[];
  isComplete: boolean;
}

const nothing: Gathering = { candidates: [], isComplete: true };

function openConnection(urls: string[]): RTCPeerConnection | undefined {
  try {
    return new RTCPeerConnection({ iceServers: urls.length > 0 ? [{ urls }] : [] });
  } catch {
    // No WebRTC in this browser, or a setting or an extension forbids it.
    return undefined;
  }
}

/** Lets the browser look for its own addresses until it has finished or the signal aborts. */
export async function gatherCandidates(urls: string[], signal: AbortSignal): Promise<Gathering> {
  const connection = openConnection(urls);
  if (!connection) return nothing;
  const candidates: Candidate[] = [];

  const isComplete = await new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) resolve(true);
      // An empty line ends the candidates of one stream, not all.
      else if (candidate.candidate) candidates.push(parseCandidate(candidate.candidate));
    };
    // Without something to transport nothing is looked for.
    connection.createDataChannel('');
    connection.setLocalDescription().catch(() => resolve(true));
  });
  connection.close();
  return { candidates, isComplete };
}
