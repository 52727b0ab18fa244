import { buttonLook, Cluster, Icon } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { Onward, SectionLink } from './pageSection';
import styles from './sections.module.css';

/** The ways on from a section, the most important first. */
export function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  return (
    <Cluster className={styles.links}>
      {links.map(({ to, label, look }) => (
        <Link key={to} to={to} {...buttonLook({ variant: look, size: 'l' })}>
          {label}
        </Link>
      ))}
    </Cluster>
  );
}

/** A quieter way on, in the flow of the text. */
export function OnwardLink({ link }: { link: Onward }) {
  return (
    <Link className={styles.onward} to={link.to}>
      {link.label}
      <Icon name="arrow" />
    </Link>
  );
}
