import { ChartFrame } from './ChartFrame';
import { Graticule } from './Graticule';
import { Picture, type PictureProps } from '../Picture';
import { Soundings } from './Soundings';

export interface LockHarbourProps extends PictureProps {
  /** The number in the cartouche, which also selects the part of the chart. */
  sheet?: number | undefined;
}

/** Inside the border of the chart. */
const [width, height] = [456, 336];

/** The part that a sheet shows, as the `viewBox` of an SVG: up to 1.6 times larger. */
function cropSheet(sheet: number): string {
  const scale = 1 + (sheet % 4) / 5;
  const x = 12 + (width - width / scale) * ((sheet % 5) / 4);
  const y = 12 + (height - height / scale) * ((sheet % 3) / 2);
  return [x, y, width / scale, height / scale].map(Math.round).join(' ');
}

/** The chart of a harbour behind a lock gate. */
export function LockHarbour({ sheet = 20, ...picture }: LockHarbourProps) {
  return (
    <Picture {...picture} width={480} height={360}>
      <svg x="12" y="12" width={width} height={height} viewBox={cropSheet(sheet)}>
        <Waters />
      </svg>
      <Rose />
      <ChartFrame sheet={sheet} />
    </Picture>
  );
}

function Waters() {
  return (
    <>
      <path data-fill="water" d="M12 12h456v336H12z" />
      <path
        data-line="glass"
        opacity=".55"
        d="M172 12c-20 44-52 62-46 112 5 38 22 54 14 92-8 42-44 62-44 132"
      />
      <path
        data-fill="shoal"
        data-line="glass"
        d="M262 12c-24 40-56 58-52 104 3 34 26 44 22 84-5 46-42 62-36 104 3 18 8 30 12 44h260V12z"
      />
      <Land />
      <Graticule />
      <Soundings />
      <path data-line="signal" data-dashed d="M150 348C150 292 160 246 196 222c30-20 62-31 98-31" />
      <path data-line="accent" data-dashed d="M300 191c44 0 58 4 72 16" />
      <path data-fill="signal" data-line="ink" d="m256 164 6 13h-12zm0 0v-8" />
      <path data-fill="accent" data-line="ink" d="M251 212h10v13h-10zm5 0v-8" />
      <path
        data-line="accent"
        d="M386 199a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zm0 9v27m-8-18h16m-24 7c2 8 7 11 16 11s14-3 16-11"
      />
    </>
  );
}

function Land() {
  return (
    <g data-line="ink">
      <path
        data-fill="land"
        d="M344 12c-6 22-26 30-30 52-3 18 6 28-4 46-8 14-14 30-10 58h18v-14c4-24 20-34 48-34h38c24 0 38 14 38 40v74c0 26-14 40-40 40h-46c-26 0-38-12-38-36v-24h-18c-2 34 8 48 2 70-6 22-20 28-16 64h182V12z"
      />
      <path
        data-fill="water"
        d="M318 154v84c0 24 12 36 38 36h46c26 0 40-14 40-40v-74c0-26-14-40-38-40h-38c-28 0-44 10-48 34z"
      />
      <path data-fill="paper" d="M290 166h34v11h-34zm0 39h34v11h-34z" />
      <path d="m304 177 7 14-7 14" />
      <path
        data-fill="paper"
        d="M358 100h22v11h-22zm30 0h12v11h-12zm64 60h10v24h-10zm0 32h10v14h-10zm-84 92h26v11h-26z"
      />
      <path
        opacity=".45"
        d="M376 52c16-12 40-12 56 0m-44 14c10-7 22-7 32 0m-84 250c24 12 52 12 76 0m-58 14c14 7 28 7 42 0"
      />
    </g>
  );
}

function Rose() {
  return (
    <g transform="translate(68 296)">
      <circle data-line="ink" r="30" />
      <path
        data-ticks
        d="M27 0a27 27 0 1 1 0-.01"
        pathLength="72"
        strokeWidth="5"
        strokeDasharray=".3 1.7"
      />
      <path data-fill="ink" d="m0-40 4 34 22 6-22 4-4 22-4-22-22-4 22-6z" />
    </g>
  );
}
