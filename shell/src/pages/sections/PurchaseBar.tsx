import { buttonStyle, Container, Text } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { HeroSection } from './pageSection';
import styles from './purchaseBar.module.css';

/** On a phone, the price and the first link of the hero stay in reach once it has left the screen. */
export function PurchaseBar({ hero: { price, links } }: { hero: HeroSection }) {
  const [link] = links;
  return (
    price &&
    link && (
      <div className={styles.purchase}>
        <Container>
          <Text size="small">{price}</Text>
          <Link to={link.to} {...buttonStyle({ variant: link.variant, wide: true })}>
            {link.label}
          </Link>
        </Container>
      </div>
    )
  );
}
