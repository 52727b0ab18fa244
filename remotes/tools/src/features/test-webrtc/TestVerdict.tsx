import { FactList, Heading, Icon, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Address } from '../../shared/Address';
import { toPlainAddress } from '../../shared/addressFamily';
import type { Candidate } from './parseCandidate';
import styles from './TestVerdict.module.css';
import type { Outcome } from './useWebrtcTest';
import { verdictStyles } from './verdictStyles';

const headingKeys = {
  noLeak: 'webrtcTest.noLeak.heading',
  leak: 'webrtcTest.leak.heading',
  uncertain: 'webrtcTest.uncertain.heading',
  blocked: 'webrtcTest.blocked.heading',
  untested: 'webrtcTest.untested.heading',
  unfinished: 'webrtcTest.unfinished.heading',
} as const;

const textKeys = {
  noLeak: 'webrtcTest.noLeak.text',
  leak: 'webrtcTest.leak.text',
  uncertain: 'webrtcTest.uncertain.text',
  blocked: 'webrtcTest.blocked.text',
  untested: 'webrtcTest.untested.text',
  unfinished: 'webrtcTest.unfinished.text',
} as const;

function Addresses({ addresses, none }: { addresses: readonly string[]; none: string }) {
  if (addresses.length === 0) return none;
  return addresses.map((address) => (
    <div key={address}>
      <Address address={address} />
    </div>
  ));
}

function useAddressFacts({ candidates, siteAddress }: Outcome) {
  const { t } = useTranslation('tools');
  const listKind = (wanted: Candidate['kind']) => [
    ...new Set(candidates.flatMap(({ kind, address }) => (kind === wanted ? address : []))),
  ];
  const none = t('webrtcTest.noAddress');
  const isMasked = listKind('masked').length > 0;
  const rows = [
    [
      'webrtcTest.siteSees',
      siteAddress ? [toPlainAddress(siteAddress)] : [],
      t('addressLookup.notKnown'),
    ],
    ['webrtcTest.webrtcShows', listKind('public'), none],
    ['webrtcTest.atHome', listKind('local'), isMasked ? t('webrtcTest.masked') : none],
  ] as const;
  return rows.map(([term, addresses, otherwise]) => ({
    term: t(term),
    value: <Addresses addresses={addresses} none={otherwise} />,
  }));
}

export function TestVerdict({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('tools');
  const { verdict } = outcome;

  return (
    <Stack gap="m">
      <Heading level={2} className={styles.heading}>
        <Icon name={verdictStyles[verdict].icon} />
        {t(headingKeys[verdict])}
      </Heading>
      <Text>{t(textKeys[verdict])}</Text>
      {(verdict === 'leak' || verdict === 'uncertain') && (
        <Text>
          <a href="#stop-leaks">{t('webrtcTest.advice.heading')}</a>
        </Text>
      )}
      <FactList facts={useAddressFacts(outcome)} />
    </Stack>
  );
}
