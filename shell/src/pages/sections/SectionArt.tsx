import { TideLines } from '@tidegate/design-system';
import {
  BearingsRose,
  BellBuoy,
  Bottle,
  Breakwater,
  Dividers,
  FlagHoist,
  Gate,
  Lighthouse,
  LockHarbour,
  Regatta,
  Sextant,
} from '@tidegate/design-system/scenes';
import type { ComponentType } from 'react';
import { AppDrawing } from './app/AppDrawing';
import type { Art, SceneName } from './art';
import styles from './sections.module.css';

const scenes: Readonly<Record<SceneName, ComponentType>> = {
  bellBuoy: BellBuoy,
  bottle: Bottle,
  breakwater: Breakwater,
  dividers: Dividers,
  flagHoist: FlagHoist,
  gate: Gate,
  lighthouse: Lighthouse,
  regatta: Regatta,
  sextant: Sextant,
};

function Picture({ art }: { art: Art }) {
  switch (art.picture) {
    case 'app':
      return <AppDrawing art={art} />;
    case 'lockHarbour':
      return <LockHarbour sheet={art.sheet} />;
    case 'bearingsRose':
      return <BearingsRose bearing={art.bearing} />;
    case 'tideLines':
      return <TideLines lines={art.lines} />;
    default: {
      const Scene = scenes[art.picture];
      return <Scene />;
    }
  }
}

export function SectionArt({ art, side }: { art: Art; side?: 'start' | 'end' }) {
  return (
    <div className={styles.art} data-side={side}>
      <Picture art={art} />
    </div>
  );
}
