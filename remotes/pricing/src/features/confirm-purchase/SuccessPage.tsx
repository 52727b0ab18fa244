import { selectPaysuc } from '@tidegate/contracts/store/pricingState';
import { selectUser } from '@tidegate/contracts/store/userState';
import {
  buttonStyle,
  Card,
  Cluster,
  Container,
  Heading,
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

function NextSteps() {
  const { t } = useTranslation('pricing');
  const { isPasswordSet } = useSelector(selectUser);
  return (
    <Card tone="accent">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t('success.next.heading')}
        </Heading>
        {!isPasswordSet && <Text>{t('success.next.password')}</Text>}
        <Text>{t('success.next.download')}</Text>
        <Cluster>
          <Link {...buttonStyle()} to="/download">
            {t('success.next.toDownloads')}
          </Link>
          {!isPasswordSet && (
            <SecondaryLink to="/myAccount/changePassword">
              {t('success.next.toPassword')}
            </SecondaryLink>
          )}
        </Cluster>
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
