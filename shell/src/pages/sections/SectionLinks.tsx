import { buttonStyle, Cluster, Icon } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { Onward, SectionLink } from './sectionContent';
import styles from './sections.module.css';

export function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  return (
    <Cluster className={styles.links}>
      {links.map(({ to, label, variant }) => (
        <Link key={to} to={to} {...buttonStyle({ variant, size: 'l' })}>
          {label}
        </Link>
      ))}
    </Cluster>
  );
}

export function OnwardLink({ link }: { link: Onward }) {
  return (
    <Link className={styles.onward} to={link.to}>
      {link.label}
      <Icon name="arrow" />
    </Link>
  );
}
