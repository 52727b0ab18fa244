import { selectNavigation } from '@tidegate/contracts/store/globalState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styles from '../frame/frame.module.css';

export function AccountMenu({ current }: { current: string }) {
  const { t } = useTranslation('shell');
  const { user: links } = useSelector(selectNavigation);
  return (
    <nav aria-label={t('frame.account')}>
      <ul className={styles.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current || undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
