import { BearingsRose, Gate, LockHarbour, TideLines } from '@tidegate/design-system';
import type { Art } from './pageSection';

export function SectionArt({ art }: { art: Art }) {
  switch (art.picture) {
    case 'gate':
      return <Gate />;
    case 'lockHarbour':
      return <LockHarbour />;
    case 'bearingsRose':
      return <BearingsRose bearing={art.bearing} />;
    case 'tideLines':
      return <TideLines lines={art.lines} />;
  }
}
