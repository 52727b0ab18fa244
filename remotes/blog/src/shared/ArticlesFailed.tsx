import { ErrorState, buttonStyle, type HeadingLevel } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** An error with a link that retries and works without script. */
export function ArticlesFailed({ title, level }: { title: string; level?: HeadingLevel }) {
  const { t } = useTranslation('blog');
  const { pathname, search } = useLocation();

  return (
    <ErrorState
      title={title}
      level={level}
      action={
        <Link {...buttonStyle({ variant: 'secondary' })} to={`${pathname}${search}`}>
          {t('failed.tryAgain')}
        </Link>
      }
    >
      {t('failed.text')}
    </ErrorState>
  );
}
