import type { VisitorLocation } from '@tidegate/contracts/api/visitors/schemas';
import type { HelpTopicPath } from '@tidegate/contracts/helpTopics';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Card,
  Cluster,
  CopyButton,
  FactList,
  Heading,
  Icon,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Address } from '../../shared/Address';
import styles from './AddressCard.module.css';
import { addressFamily, toPlainAddress } from '../../shared/addressFamily';
import { CheckAgain } from './CheckAgain';
import { CheckedAgain } from './CheckedAgain';
import { countryName } from './countryName';

const helpPath: HelpTopicPath = '/help/address-still-visible';

function Exposure({ isExposed }: { isExposed: boolean }) {
  const { t } = useTranslation('tools');
  return (
    <Text as="strong" tone={isExposed ? 'signal' : 'accent'} className={styles.exposure}>
      <Icon name={isExposed ? 'eye' : 'shield'} />
      {t(isExposed ? 'addressLookup.exposed' : 'addressLookup.hidden')}
    </Text>
  );
}

function AddressHeading({ address, isExposed }: { address: string; isExposed: boolean }) {
  const { t } = useTranslation('tools');
  return (
    <Stack gap="xs">
      <Cluster justify="between">
        <Text as="span">{t('addressLookup.yourAddress')}</Text>
        <Exposure isExposed={isExposed} />
      </Cluster>
      <Heading level={2} size="xl">
        {address ? <Address address={address} /> : t('addressLookup.unknownAddress')}
      </Heading>
    </Stack>
  );
}

function useLocationFacts({ user_ip, location, ...place }: VisitorLocation) {
  const { t } = useTranslation('tools');
  const language = useSelector(selectLanguage);
  const notKnown = t('addressLookup.notKnown');
  return [
    {
      term: t('addressLookup.family'),
      value: user_ip ? addressFamily(toPlainAddress(user_ip)) : notKnown,
    },
    { term: t('addressLookup.country'), value: countryName(place, language) || notKnown },
    { term: t('addressLookup.place'), value: location || notKnown },
  ];
}

export function AddressCard({ location }: { location: VisitorLocation }) {
  const { t } = useTranslation('tools');
  const facts = useLocationFacts(location);
  const address = toPlainAddress(location.user_ip);
  const isExposed = location.is_exposed;

  return (
    <Card tone={isExposed ? 'signal' : 'accent'}>
      <Stack gap="m">
        <AddressHeading address={address} isExposed={isExposed} />
        <Text>{t(isExposed ? 'addressLookup.exposedText' : 'addressLookup.hiddenText')}</Text>
        <FactList facts={facts} />
        {!location.country_code && (
          <Text size="small" tone="muted">
            {t('addressLookup.countryNotKnownText')}
          </Text>
        )}
        <Cluster>
          <CheckAgain label={t('addressLookup.checkAgain')} />
          {address && (
            <CopyButton
              text={address}
              label={t('addressLookup.copy')}
              copiedLabel={t('addressLookup.copied')}
              failedLabel={t('addressLookup.copyFailed')}
            />
          )}
          <CheckedAgain />
          {isExposed && <Link to={helpPath}>{t('addressLookup.help')}</Link>}
        </Cluster>
      </Stack>
    </Card>
  );
}
