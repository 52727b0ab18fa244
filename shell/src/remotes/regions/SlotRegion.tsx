import { startTransition, useEffect, useState } from 'react';
import { ArrivingRegion } from './ArrivingRegion';
import type { Region } from './region';
import { RemoteRegion } from './RemoteRegion';

/** Returns the latest settled decision: the current region stays while another is pending. */
function useArrived(region: Region | Promise<Region>): Region | undefined {
  const [arrived, setArrived] = useState(region instanceof Promise ? undefined : region);

  useEffect(() => {
    let isWanted = true;
    async function follow() {
      const decided = await region;
      if (isWanted) startTransition(() => setArrived(decided));
    }
    void follow();
    return () => {
      isWanted = false;
    };
  }, [region]);

  return arrived;
}

export function SlotRegion({ region }: { region: Region | Promise<Region> }) {
  const arrived = useArrived(region);
  if (arrived?.status === 'arriving') return <ArrivingRegion />;
  return arrived?.status === 'ready' ? <RemoteRegion region={arrived} fallback={null} /> : null;
}
