import { Container, Heading } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('home');
  return (
    <Container>
      <Heading level={1}>{t('heading')}</Heading>
    </Container>
  );
}
