import { Icon } from '@tidegate/design-system';
import { languages, languageTable } from '@tidegate/contracts/languages';
import { selectDevice, selectLanguage } from '@tidegate/contracts/store/appState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { toPrefixedPath } from '../locale/prefix';
import styles from './frame.module.css';

const offered = languages.filter((language) => languageTable[language].isSelectable);

/** The same page in another language; `nl` makes the server remember the choice. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const current = useSelector(selectLanguage);
  const device = useSelector(selectDevice);
  const { pathname } = useLocation();

  return (
    <details className={styles.languages} name="frame-menu">
      <summary aria-label={t('frame.languages')}>
        <Icon name="globe" />
        <span lang={current}>{languageTable[current].label}</span>
      </summary>
      <ul>
        {offered.map((language) => (
          <li key={language}>
            <a
              href={`${toPrefixedPath(pathname, current, device)}?nl=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current}
            >
              {languageTable[language].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
