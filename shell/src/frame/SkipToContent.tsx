import { SkipLink } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { contentId } from './contentId';

export function SkipToContent() {
  const { t } = useTranslation('shell');
  return <SkipLink href={`#${contentId}`}>{t('frame.skipToContent')}</SkipLink>;
}
