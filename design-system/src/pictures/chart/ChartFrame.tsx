import { GateDrawing } from '../GateMark';
import { Numerals, type Numeral } from './Numerals';

/** At 60 degrees of latitude, a minute of latitude is twice as long as one of longitude. */
const minuteOfLatitude = 48;
const minuteOfLongitude = 24;

/** The border of a chart of 19 by 7 minutes, mitred at its corners, and the cartouche. */
export function ChartFrame({ sheet }: { sheet: number }) {
  return (
    <>
      <Cartouche sheet={sheet} />
      <path
        data-line="ink"
        d="M4 4h472v352H4zl8 8h456v336H12V12m456 0 8-8m-8 344 8 8M12 348l-8 8M4 12h8V4m456 0v8h8m-8 344v-8h8M4 348h8v8"
      />
      <path
        data-ticks
        strokeWidth="8"
        strokeDasharray={minuteOfLongitude}
        d="M12 8h456M12 352h456"
      />
      <path
        data-ticks
        strokeWidth="8"
        strokeDasharray={minuteOfLatitude}
        d="M8 12v336M472 12v336"
      />
    </>
  );
}

const miles: readonly Numeral[] = [
  [34, 71, 0],
  [82, 71, 1],
  [130, 71, 2],
];

/** The logo, the number of the sheet and a scale bar of two nautical miles. */
function Cartouche({ sheet }: { sheet: number }) {
  return (
    <>
      <path data-fill="paper" data-line="ink" d="M24 28h120v58H24z" />
      <g transform="translate(31 33)scale(.85)">
        <GateDrawing />
      </g>
      <Numerals size={18} all={[[108, 55, sheet]]} />
      <Numerals size={8} all={miles} />
      <path data-line="ink" d="M36 74h96v4H36z" />
      <path data-ticks strokeWidth="4" strokeDasharray="12" d="M36 76h96" />
    </>
  );
}
