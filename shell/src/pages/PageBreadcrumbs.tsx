import { Breadcrumbs, Container } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { markForeign } from '../locale/markForeign';
import { usePageContext } from '../pageContext';
import type { PageDocument } from './pageDocument';
import styles from './sections/sections.module.css';

/** The breadcrumb of a page that is not directly below the home page. */
export function PageBreadcrumbs({ document }: { document: PageDocument }) {
  const { breadcrumbs, language } = document;
  const { t } = useTranslation('shell');
  const visitorLanguage = usePageContext().language;
  const above = breadcrumbs.slice(0, -1);
  const current = breadcrumbs.at(-1);
  if (!current || above.length < 2) return null;
  const { language: own = visitorLanguage } = current;
  const name = <bdi {...markForeign(own, visitorLanguage)}>{current.title}</bdi>;

  return (
    <Container className={styles.crumbs} {...markForeign(visitorLanguage, language)}>
      <Breadcrumbs label={t('frame.breadcrumbs')} current={name}>
        {above.map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </Breadcrumbs>
    </Container>
  );
}
