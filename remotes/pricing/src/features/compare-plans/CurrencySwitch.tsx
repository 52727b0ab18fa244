import type { Currency } from '@tidegate/contracts/money';
import { Cluster } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './CurrencySwitch.module.css';
import { offeredCurrencies, toPlanChoicePath } from './planChoice';

/** Links to the same plans in another currency. */
export function CurrencySwitch({ shown }: { shown: Currency }) {
  const { t } = useTranslation('pricing');
  return (
    <nav aria-label={t('comparePlans.currency')}>
      <Cluster as="ul" gap="2xs">
        {offeredCurrencies.map((currency) => (
          <li key={currency}>
            <Link
              className={styles.currency}
              to={toPlanChoicePath({ productId: null, currency })}
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
