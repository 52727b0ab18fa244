import { Container, GateMark, Heading, TideLines } from '@tidegate/design-system';
import { Link, useHref } from 'react-router-dom';
import { consentPath, cookiePolicyPath } from '../consent/consent';
import { brand } from '@tidegate/contracts/brand';
import type { FooterColumn, FooterConfig } from '@tidegate/contracts/store/globalState';
import { usePageContext } from '../pageContext';
import styles from './frame.module.css';

export const footerId = 'footer';

function Column({ title, links }: FooterColumn) {
  return (
    <div>
      <Heading level={2} size="s">
        {title}
      </Heading>
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

/** Rendered on the server only; the browser keeps its HTML. */
export function Footer({ config }: { config: FooterConfig }) {
  const { consent } = usePageContext();
  const back = useHref(cookiePolicyPath);
  const columns = [config.products, config.learnMore, config.about, config.partners, config.help];

  return (
    <footer id={footerId} className={styles.footer} data-scheme="dark">
      <TideLines />
      <Container>
        <div className={styles.columns}>
          {columns
            .filter(({ links }) => links.length > 0)
            .map((column) => (
              <Column key={column.title} {...column} />
            ))}
        </div>
        <div className={styles.rights}>
          <Link className={styles.brand} to="/">
            <GateMark />
            {brand}
          </Link>
          {consent && (
            <form method="post" action={consentPath}>
              <input type="hidden" name="back" value={back} />
              <button className={styles.withdraw} name="answer" value="no">
                {consent.withdraw}
              </button>
            </form>
          )}
          <p>{config.rights}</p>
        </div>
      </Container>
    </footer>
  );
}
