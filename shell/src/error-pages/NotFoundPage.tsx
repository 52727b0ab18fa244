import {
  BearingsRose,
  buttonStyle,
  Container,
  EmptyState,
  Section,
  Split,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from '../head/PageHead';
import styles from '../pages/sections/sections.module.css';

/** Sent with HTTP 404. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <Section className={styles.hero}>
      <PageHead title={t('notFound.title')} description={t('notFound.description')} />
      <Container>
        <Split weight="start" align="center">
          <EmptyState
            level={1}
            title={t('notFound.heading')}
            action={
              <Link to="/" {...buttonStyle({ variant: 'primary', size: 'l' })}>
                {t('notFound.home')}
              </Link>
            }
          >
            {t('notFound.explanation')}
          </EmptyState>
          <BearingsRose bearing={404} className={styles.art} />
        </Split>
      </Container>
    </Section>
  );
}
