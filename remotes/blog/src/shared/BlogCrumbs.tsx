import { Breadcrumbs } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The way from the blog's first page down to this one. */
export function BlogCrumbs({ current, children }: { current: string; children?: ReactNode }) {
  const { t } = useTranslation('blog');

  return (
    <Breadcrumbs label={t('breadcrumbs')} current={current}>
      <Link to="/blog">{t('home.heading')}</Link>
      {children}
    </Breadcrumbs>
  );
}
