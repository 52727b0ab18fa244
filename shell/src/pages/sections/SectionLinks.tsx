import { buttonLook, Cluster, Icon } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { Say, SectionLink } from './pageSection';
import styles from './sections.module.css';

interface SectionLinksProps {
  links: readonly SectionLink<string>[];
  say: Say;
}

/** The ways on from a section, the most important first. */
export function SectionLinks({ links, say }: SectionLinksProps) {
  return (
    <Cluster className={styles.links}>
      {links.map(({ to, label, look }) => (
        <Link key={to} to={to} {...buttonLook({ variant: look, size: 'l' })}>
          {say(label)}
        </Link>
      ))}
    </Cluster>
  );
}

interface OnwardLinkProps {
  link: Omit<SectionLink<string>, 'look'>;
  say: Say;
}

/** A quieter way on, in the flow of the text. */
export function OnwardLink({ link, say }: OnwardLinkProps) {
  return (
    <Link className={styles.onward} to={link.to}>
      {say(link.label)}
      <Icon name="arrow" />
    </Link>
  );
}
