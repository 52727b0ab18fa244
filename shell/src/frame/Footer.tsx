import { Cluster, Container, TideLines } from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import { usePageContext } from '../pageContext';
import styles from './frame.module.css';
import type { FooterColumn } from './footerConfig';

function Column({ title, links }: FooterColumn) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rendered by the server alone; the browser keeps what it got. */
export function Footer() {
  const { footer } = usePageContext();
  if (!footer) return null;
  const columns = [footer.products, footer.learnMore, footer.about, footer.partners, footer.help];

  return (
    <footer className={styles.footer} data-scheme="dark">
      <TideLines />
      <Container>
        <Cluster gap="xl" align="start">
          {columns
            .filter(({ links }) => links.length > 0)
            .map((column) => (
              <Column key={column.title} {...column} />
            ))}
        </Cluster>
        <p>{footer.rights}</p>
      </Container>
    </footer>
  );
}
