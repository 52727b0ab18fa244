import type { NavigationLink } from '@tidegate/contracts/store/globalState';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from '../frame/frame.module.css';

interface AccountMenuProps {
  links: readonly NavigationLink[];
  current: NavigationLink;
}

export function AccountMenu({ links, current }: AccountMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('frame.account')}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} aria-current={link === current || undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
