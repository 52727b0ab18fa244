import { Icon, VisuallyHidden } from '@tidegate/design-system';
import { languages, languageTable, type Language } from '@tidegate/contracts/languages';
import { selectDevice } from '@tidegate/contracts/store/appState';
import { selectUserLanguage } from '@tidegate/contracts/store/globalState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { toPrefixedPath } from '../locale/prefix';
import styles from './frame.module.css';

const offered = languages.filter((language) => languageTable[language].isSelectable);

/** The `nl` parameter makes the server store the language. */
function toChoice(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.set('nl', language);
  return query.toString();
}

export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useSelector(selectUserLanguage);
  const device = useSelector(selectDevice);
  const { pathname, search } = useLocation();
  const page = toPrefixedPath(pathname, current, device);

  return (
    <details className={styles.languages} name="frame-menu">
      <summary>
        <Icon name="globe" />
        <VisuallyHidden>{t('frame.languages')}</VisuallyHidden>
        <span className={styles.label} lang={current}>
          {languageTable[current].label}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.links}>
        {offered.map((language) => (
          <li key={language}>
            <a
              // The server ignores parameters that no page reads.
              suppressHydrationWarning
              href={`${page}?${toChoice(search, language)}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current || undefined}
            >
              {languageTable[language].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
