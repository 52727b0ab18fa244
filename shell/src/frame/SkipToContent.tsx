import { SkipLink } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

export const contentId = 'content';

export function SkipToContent() {
  const { t } = useTranslation('shell');
  return <SkipLink href={`#${contentId}`}>{t('frame.skipToContent')}</SkipLink>;
}
