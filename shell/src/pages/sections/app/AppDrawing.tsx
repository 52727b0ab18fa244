import { brand } from '@tidegate/contracts/brand';
import { GateMark } from '@tidegate/design-system';
import { LockHarbour } from '@tidegate/design-system/scenes';
import type { AppArt } from './appArt';
import styles from './app.module.css';

/** The app with real text. Its connection is made once when the page opens. */
export function AppDrawing({ art }: { art: AppArt }) {
  const { frame, onChart, caption } = art;
  return (
    <figure className={styles.figure} data-frame={frame} data-chart={onChart ? '' : undefined}>
      {onChart && <LockHarbour sheet={art.sheet} />}
      <div className={styles.device} aria-hidden="true">
        <div className={styles.screen}>
          <div className={styles.bar}>
            <GateMark />
            <span>{brand}</span>
          </div>
          <Connection art={art} />
          <Places places={art.places} />
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Connection({ art: { status, duration, address, disconnect } }: { art: AppArt }) {
  return (
    <div className={styles.connection}>
      <Control />
      <div className={styles.status}>
        <span>{status.off}</span>
        <b>{status.on}</b>
      </div>
      <span className={styles.quiet}>{duration}</span>
      <div className={styles.address}>
        <span className={styles.quiet}>{address.label}</span>
        <span>
          <del>{address.before}</del> <bdi>{address.after}</bdi>
        </span>
      </div>
      <span className={styles.button}>{disconnect}</span>
    </div>
  );
}

/** The gate of the logo in a ring; its two leaves close. */
function Control() {
  return (
    <svg className={styles.control} viewBox="0 0 120 120">
      <circle data-ring="" cx="60" cy="60" r="54" />
      <circle data-ring="on" cx="60" cy="60" r="54" transform="rotate(-90 60 60)" />
      <path data-leaf="left" d="M38 38h22v40H38z" />
      <path data-leaf="right" d="M60 38h22v40H60z" />
      <path data-posts="" d="M32 30h7v52h-7zm49 0h7v52h-7zM32 30h56v7H32z" />
      <path data-water="" d="M28 88c8-7 16-7 24 0s16 7 24 0 12-7 16-2" />
    </svg>
  );
}

function Places({ places }: Pick<AppArt, 'places'>) {
  return (
    <ul className={styles.places}>
      {places.map(({ city, country }) => (
        <li key={city}>
          <b>{city}</b> <span className={styles.quiet}>{country}</span>
        </li>
      ))}
    </ul>
  );
}
