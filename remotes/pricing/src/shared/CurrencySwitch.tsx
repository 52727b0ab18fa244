import type { Currency } from '@tidegate/contracts/money';
import { Cluster } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './CurrencySwitch.module.css';
import { offeredCurrencies } from './planChoice';

/** Links to the same page in another currency. */
export function CurrencySwitch({ shown }: { shown: Currency }) {
  const { t } = useTranslation('pricing');
  return (
    <nav aria-label={t('plans.currency')}>
      <Cluster as="ul" gap="2xs">
        {offeredCurrencies.map((currency) => (
          <li key={currency}>
            <Link
              className={styles.currency}
              to={`?currency=${currency}`}
              aria-current={currency === shown ? 'true' : undefined}
              preventScrollReset
            >
              {currency}
            </Link>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
