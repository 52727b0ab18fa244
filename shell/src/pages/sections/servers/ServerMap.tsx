import type { Mark } from './serverSections';
import styles from './servers.module.css';

/** Percent of the map: the radius grows with the square root of the servers. */
function radius(servers: number): string {
  return `${(0.2 + 0.14 * Math.sqrt(servers)).toFixed(2)}%`;
}

/** Hidden from assistive technology, because the list contains the same data. */
export function ServerMap({ marks }: { marks: readonly Mark[] }) {
  return (
    <div className={styles.map} dir="ltr">
      <svg aria-hidden="true">
        {marks.map(({ x, y, servers, isShown }) => (
          <circle
            key={`${x} ${y}`}
            cx={`${x}%`}
            cy={`${y}%`}
            r={radius(servers)}
            fill="currentColor"
            opacity={isShown ? 1 : 0.25}
          />
        ))}
      </svg>
    </div>
  );
}
