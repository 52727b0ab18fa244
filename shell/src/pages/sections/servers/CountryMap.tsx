import { Picture } from '@tidegate/design-system';
import type { CountryChart, LabelSide } from './serverSections';
import land from './world.svg';

const labels = {
  east: { x: 8, y: 4.5, textAnchor: 'start' },
  west: { x: -8, y: 4.5, textAnchor: 'end' },
  north: { x: 0, y: -10, textAnchor: 'middle' },
  south: { x: 0, y: 19, textAnchor: 'middle' },
} as const satisfies Record<LabelSide, object>;

function CityLabel({ name, x, y, side }: CountryChart['places'][number]) {
  if (!side) return null;
  const label = labels[side];
  return (
    <text
      data-fill="ink"
      fontSize={13}
      x={x + label.x}
      y={y + label.y}
      textAnchor={label.textAnchor}
    >
      {name}
    </text>
  );
}

/** Server only. Hidden from assistive technology, because the table contains the same data. */
export function CountryMap({ chart }: { chart: CountryChart }) {
  return (
    <div dir="ltr">
      <Picture width={360} height={240}>
        <path data-fill="water" d="M0 0h360v240H0z" />
        <use href={`${land}#land`} data-fill="land" transform={chart.transform} />
        <path data-line="ink" d="M1 1h358v238H1z" />
        {chart.places.map((place) => (
          <g key={place.name}>
            <circle data-fill="accent" cx={place.x} cy={place.y} r={5} />
            <CityLabel {...place} />
          </g>
        ))}
      </Picture>
    </div>
  );
}
