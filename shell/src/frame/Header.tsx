import { buttonStyle, Container, GateMark, Icon } from '@tidegate/design-system';
import { selectNavigation, type NavigationLink } from '@tidegate/contracts/store/globalState';
import { selectIsSignedIn } from '@tidegate/contracts/store/userState';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '@tidegate/contracts/brand';
import styles from './frame.module.css';
import { keepElement } from './keptElements';
import { LanguageMenu } from './LanguageMenu';

function MenuLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <NavLink to={path} end={path === '/'}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function AccountLinks() {
  const { t } = useTranslation('shell');
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <>
      <NavLink
        data-account=""
        className={() => styles.account}
        to={isSignedIn ? '/myAccount' : '/login'}
      >
        <Icon name="user" />
        <span className={styles.label}>{isSignedIn ? t('frame.account') : t('frame.logIn')}</span>
      </NavLink>
      {!isSignedIn && (
        <Link to="/pricing" data-account="" {...buttonStyle({ size: 's' })}>
          {t('frame.buy')}
        </Link>
      )}
    </>
  );
}

/** On a phone, `details` opens the menu without JavaScript. */
export function Header() {
  const { t } = useTranslation('shell');
  const { menu } = useSelector(selectNavigation);

  return (
    <header ref={keepElement} className={styles.header}>
      <Container className={styles.bar}>
        <Link className={styles.brand} to="/">
          <GateMark />
          {brand}
        </Link>
        <nav className={styles.menu} aria-label={t('frame.mainMenu')}>
          <MenuLinks links={menu} />
        </nav>
        <div className={styles.end}>
          <LanguageMenu />
          <AccountLinks />
          <details className={styles.compactMenu} name="frame-menu">
            <summary aria-label={t('frame.mainMenu')}>
              <Icon name="menu" />
            </summary>
            <nav aria-label={t('frame.mainMenu')}>
              <MenuLinks links={menu} />
            </nav>
          </details>
        </div>
      </Container>
    </header>
  );
}
