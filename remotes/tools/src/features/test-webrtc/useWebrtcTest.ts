import type { StunServers } from '@tidegate/contracts/api/visitors/schemas';
import { useEffect, useState } from 'react';
import { toolsApi } from '../../shared/toolsApi';
import { gatherCandidates } from './gatherCandidates';
import { judgeCandidates, type Evidence, type Verdict } from './judgeCandidates';

/** A server that never replies keeps a browser waiting for more than 40 s. */
const timeoutMs = 5000;

export interface Outcome extends Evidence {
  verdict: Verdict;
}

function listUrls(servers: StunServers | undefined): string[] {
  if (!servers) return [];
  if (servers.own_port === null) return servers.urls;
  return [`stun:${location.hostname}:${servers.own_port}`];
}

/** Runs the test on mount and on demand; there is no outcome while it runs. */
export function useWebrtcTest() {
  const { data: servers } = toolsApi.useToolsStunServersQuery();
  const [locate] = toolsApi.useLazyToolsVisitorLocationQuery();
  const [runs, setRuns] = useState(1);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    let isWanted = true;

    async function run() {
      const urls = listUrls(servers);
      const located = locate();
      deadline.signal.addEventListener('abort', () => located.abort());
      const [gathering, { data: location }] = await Promise.all([
        gatherCandidates(urls, deadline.signal),
        located,
      ]);
      clearTimeout(timer);
      const evidence = {
        ...gathering,
        hasServer: urls.length > 0,
        siteAddress: location?.user_ip ?? '',
      };
      if (isWanted) setOutcome({ ...evidence, verdict: judgeCandidates(evidence) });
    }

    void run();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      deadline.abort();
    };
  }, [servers, locate, runs]);

  return {
    outcome,
    isRepeated: runs > 1,
    runAgain: () => {
      setOutcome(undefined);
      setRuns(runs + 1);
    },
  };
}
