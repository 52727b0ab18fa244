import { buttonStyle, Container, Text } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { HeroSection } from './pageSection';
import styles from './purchaseBar.module.css';

/**
 * On a phone, the price and the first link of the hero stay in reach once it has left the screen.
 * A shortcut for fingers: keyboards and assistive technology have the hero itself.
 */
export function PurchaseBar({ hero: { price, links } }: { hero: HeroSection }) {
  const [link] = links;
  return (
    price &&
    link && (
      <div className={styles.purchase} aria-hidden="true">
        <Container>
          <Text size="small">{price}</Text>
          <Link to={link.to} tabIndex={-1} {...buttonStyle({ variant: link.variant, wide: true })}>
            {link.label}
          </Link>
        </Container>
      </div>
    )
  );
}
