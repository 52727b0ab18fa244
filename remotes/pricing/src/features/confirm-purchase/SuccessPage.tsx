import { selectDevice, selectLanguage } from '@tidegate/contracts/store/appState';
import { selectPaysuc } from '@tidegate/contracts/store/pricingState';
import { selectUser } from '@tidegate/contracts/store/userState';
import {
  buttonStyle,
  Card,
  Container,
  Heading,
  Icon,
  Section,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { NoAnswer } from '../../shared/NoAnswer';
import { PageIntro } from '../../shared/PageIntro';
import { Receipt } from './Receipt';
import { SecondaryLink } from '../../shared/SecondaryLink';

/** A list that ticks itself: the password is set or not, and the other steps lead on. */
function NextSteps() {
  const { t } = useTranslation('pricing');
  const { isPasswordSet } = useSelector(selectUser);
  const device = useSelector(selectDevice);
  const language = useSelector(selectLanguage);
  return (
    <Card tone="accent">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('success.next.heading')}
        </Heading>
        <Stack as="ol" gap="m">
          <Stack as="li" gap="xs" align="start">
            {isPasswordSet ? (
              <Text>
                <Icon name="check" /> {t('success.next.passwordSet')}
              </Text>
            ) : (
              <>
                <Text>{t('success.next.password')}</Text>
                <Link {...buttonStyle()} to="/myAccount/changePassword">
                  {t('success.next.toPassword')}
                </Link>
              </>
            )}
          </Stack>
          <Stack as="li" gap="xs" align="start">
            <Text>{t('success.next.download')}</Text>
            {device === 'desktop' && (
              <img
                src={`/_site/qr/${language}.svg`}
                width="132"
                height="132"
                alt={t('success.next.code')}
              />
            )}
            <SecondaryLink to="/download">{t('success.next.toDownloads')}</SecondaryLink>
          </Stack>
          <Stack as="li" gap="xs" align="start">
            <Text>{t('success.next.check')}</Text>
            <SecondaryLink to="/what-is-my-ip">{t('success.next.toCheck')}</SecondaryLink>
          </Stack>
        </Stack>
      </Stack>
    </Card>
  );
}

function Success({ orderId }: { orderId: string }) {
  const { t } = useTranslation('pricing');
  const { name } = useSelector(selectUser);
  return (
    <Stack gap="l">
      <PageIntro
        heading={t('success.heading')}
        intro={name ? t('success.receipt', { email: name }) : t('success.invoice')}
      />
      <NextSteps />
      <Receipt orderId={orderId} />
    </Stack>
  );
}

/** Claims no success unless the server confirms the payment. */
export function SuccessPage() {
  const [searchParams] = useSearchParams();
  const orderId = searchParams.get('order') ?? '';
  const isConfirmed = useSelector(selectPaysuc) === orderId;

  return (
    <Section>
      <Container width="text">
        {isConfirmed ? <Success orderId={orderId} /> : <NoAnswer />}
      </Container>
    </Section>
  );
}
