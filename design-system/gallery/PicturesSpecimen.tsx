import type { CSSProperties } from 'react';
import {
  BearingsRose,
  Card,
  Cluster,
  Gate,
  GateMark,
  Grid,
  Icon,
  type IconName,
  LockHarbour,
  Stack,
  Text,
} from '../src/index';
import {
  BellBuoy,
  Bottle,
  Breakwater,
  Dividers,
  FlagHoist,
  Lighthouse,
  Regatta,
  Sextant,
} from '../src/scenes';
import { Specimen } from './Specimen';

const iconNames: readonly IconName[] = [
  ...(['anchor', 'arrow', 'check', 'chevron', 'chevron-down', 'clock', 'compass', 'copy'] as const),
  ...(['cross', 'device', 'download', 'external', 'eye', 'eye-off', 'gate', 'globe'] as const),
  ...([
    'info',
    'lock',
    'menu',
    'moon',
    'search',
    'shield',
    'sun',
    'user',
    'warning',
    'wave',
  ] as const),
];

const swatches = [
  ...['paper', 'surface', 'shoal', 'deep', 'ink', 'muted', 'line', 'edge'],
  ...['accent', 'accent-strong', 'accent-soft', 'signal', 'signal-strong', 'signal-soft'],
  ...['caution', 'caution-soft', 'danger', 'danger-soft'],
];

const easter: CSSProperties & Record<`--tg-${string}`, string> = {
  '--tg-art-water': 'var(--tg-caution-soft)',
  '--tg-art-glass': 'var(--tg-caution)',
  '--tg-art-land': 'var(--tg-accent-soft)',
};

export function PicturesSpecimen() {
  return (
    <Specimen title="Pictures and colours">
      <Cluster gap="m">
        {iconNames.map((name) => (
          <Stack key={name} gap="2xs" align="center">
            <Icon name={name} size="l" />
            <Text size="small" tone="muted">
              {name}
            </Text>
          </Stack>
        ))}
      </Cluster>
      <Grid gap="l">
        <Gate label="A sea gate" />
        <BearingsRose bearing={62} />
        <LockHarbour />
        <Breakwater />
        <Regatta />
        <BellBuoy />
        <FlagHoist />
        <Lighthouse />
        <Sextant />
        <Bottle />
        <Dividers />
        <div style={easter}>
          <Gate />
        </div>
        <div style={{ inlineSize: '4rem' }}>
          <GateMark />
        </div>
      </Grid>
      <Grid min="s" gap="s">
        {swatches.map((name) => (
          <Card key={name} style={{ background: `var(--tg-${name})`, color: 'inherit' }}>
            <SwatchName name={name} />
          </Card>
        ))}
      </Grid>
    </Specimen>
  );
}

function SwatchName({ name }: { name: string }) {
  return (
    <Text
      as="span"
      size="small"
      style={{ background: 'var(--tg-paper)', paddingInline: '0.25rem' }}
    >
      {name}
    </Text>
  );
}
