import { Breadcrumbs } from '@tidegate/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function BlogCrumbs({ current, children }: { current: string; children?: ReactNode }) {
  const { t } = useTranslation('blog');

  return (
    <Breadcrumbs label={t('breadcrumbs')} current={current}>
      <Link to="/blog">{t('home.heading')}</Link>
      {children}
    </Breadcrumbs>
  );
}
