import type { CSSProperties } from 'react';
import { Card, Cluster, GateMark, Grid, Icon, Stack, Text } from '../src/index';
import { iconPaths, isIconName } from '../src/pictures/iconPaths';
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
} from '../src/scenes';
import { Example } from './Example';

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

export function PictureExamples() {
  return (
    <Example title="Pictures and colours">
      <Cluster gap="m">
        {Object.keys(iconPaths)
          .filter(isIconName)
          .map((name) => (
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
        <LockHarbour sheet={23} />
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
    </Example>
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
