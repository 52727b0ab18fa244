import type { Mark } from './serverSections';
import styles from './servers.module.css';

/** Percent of the map: a city is larger than a dot by the square root of its servers. */
function radius(servers: number): string {
  return `${(0.2 + 0.14 * Math.sqrt(servers)).toFixed(2)}%`;
}

/** The cities over the land of the world; the list beside it says the same in words. */
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
