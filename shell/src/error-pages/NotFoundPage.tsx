import {
  buttonStyle,
  Cluster,
  Container,
  EmptyState,
  Section,
  Split,
  Stack,
} from '@tidegate/design-system';
import { selectNavigation } from '@tidegate/contracts/store/globalState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { StaticHtml } from '../frame/StaticHtml';
import { PageHead } from '../head/PageHead';
import { usePageContext } from '../pageContext';
import styles from '../pages/sections/sections.module.css';

/** Sent with HTTP 404. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const { menu } = useSelector(selectNavigation);
  const { notFoundPicture } = usePageContext();
  return (
    <Section className={styles.hero}>
      <PageHead title={t('notFound.title')} description={t('notFound.description')} />
      <Container>
        <Split weight="start" align="center">
          <EmptyState
            level={1}
            title={t('notFound.heading')}
            action={
              <Stack gap="m" align="start">
                <Link to="/" {...buttonStyle({ variant: 'primary', size: 'l' })}>
                  {t('notFound.home')}
                </Link>
                <Cluster>
                  {menu.map(({ label, path }) => (
                    <Link key={path} to={path}>
                      {label}
                    </Link>
                  ))}
                </Cluster>
              </Stack>
            }
          >
            {t('notFound.explanation')}
          </EmptyState>
          <div className={styles.art}>
            <StaticHtml>{notFoundPicture}</StaticHtml>
          </div>
        </Split>
      </Container>
    </Section>
  );
}
