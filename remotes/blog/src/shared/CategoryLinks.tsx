import type { Category } from '@tidegate/contracts/api/blog/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Text, VisuallyHidden, formatNumber } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { toListPath } from './blogPaths';
import { Chips } from './Chips';

/** Smaller counts only tell that there is little to read. */
const minShownCount = 5;

export function CategoryLinks({
  label,
  categories = [],
  current,
}: {
  label: string;
  categories: readonly Category[] | undefined;
  current?: string | undefined;
}) {
  const { t } = useTranslation('blog');
  const language = useSelector(selectLanguage);

  return (
    <Chips
      label={label}
      chips={categories.map(({ key, label: name, article_count: count }) => ({
        to: toListPath({ category: key }),
        isCurrent: key === current,
        label: (
          <>
            {name}
            {count >= minShownCount && (
              <>
                {' '}
                <Text as="span" size="small" tone="muted" figures aria-hidden>
                  {formatNumber(count, language)}
                </Text>
                <VisuallyHidden>{t('articleCount', { count })}</VisuallyHidden>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
