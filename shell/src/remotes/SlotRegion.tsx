import { Suspense, use } from 'react';
import { ArrivingRegion } from './ArrivingRegion';
import type { Region } from './region';
import { RemoteRegion } from './RemoteRegion';

function ArrivingSlot({ region }: { region: Promise<Region> }) {
  return <SlotRegion region={use(region)} />;
}

/** A slot of a shell page; one that cannot be filled takes no space. */
export function SlotRegion({ region }: { region: Region | Promise<Region> }) {
  if (region instanceof Promise) {
    return (
      <Suspense fallback={null}>
        <ArrivingSlot region={region} />
      </Suspense>
    );
  }
  if (region.status === 'arriving') return <ArrivingRegion />;
  return region.status === 'ready' ? <RemoteRegion region={region} fallback={null} /> : null;
}
