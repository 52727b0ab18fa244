import { parseCandidate, type Candidate } from './parseCandidate';

export interface Gathering {
  candidates: readonly Candidate[];
  isComplete: boolean;
}

const nothing: Gathering = { candidates: [], isComplete: true };

function openConnection(urls: string[]): RTCPeerConnection | undefined {
  try {
    return new RTCPeerConnection({ iceServers: urls.length > 0 ? [{ urls }] : [] });
  } catch {
    // WebRTC is missing, or a setting or an extension blocks it.
    return undefined;
  }
}

/** Gathers candidates until the browser has finished or the signal aborts. */
export async function gatherCandidates(urls: string[], signal: AbortSignal): Promise<Gathering> {
  const connection = openConnection(urls);
  if (!connection) return nothing;
  const candidates: Candidate[] = [];

  const isComplete = await new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(false));
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) resolve(true);
      // An empty line ends only the candidates of one stream.
      else if (candidate.candidate) candidates.push(parseCandidate(candidate.candidate));
    };
    // Without a data channel or a track the browser gathers nothing.
    connection.createDataChannel('');
    connection.setLocalDescription().catch(() => resolve(true));
  });
  connection.close();
  return { candidates, isComplete };
}
