import { Picture, type PictureProps } from './Picture';

interface BearingsRoseProps extends PictureProps {
  /** Course over the rose in degrees clockwise from north. */
  bearing?: number | undefined;
}

/** A compass rose with eight points and an optional course. */
export function BearingsRose({ bearing, ...picture }: BearingsRoseProps) {
  return (
    <Picture {...picture} width={240} height={240}>
      <circle data-fill="paper" data-line="ink" cx="120" cy="120" r="108" />
      <Degrees every={5} length={6} />
      <Degrees every={30} length={14} />
      <circle data-line="ink" cx="120" cy="120" r="82" />
      <circle data-line="glass" cx="120" cy="120" r="46" />
      <g transform="translate(120 4.6) rotate(45) scale(.68)">
        <Points />
      </g>
      <Points />
      <path data-fill="ink" d="M120 2l6 10h-12z" />
      {bearing === undefined ? null : (
        <path
          data-fill="signal"
          data-line="signal"
          transform={`rotate(${String(bearing)} 120 120)`}
          d="M120 120V18m0-8 6 14-6-4-6 4z"
        />
      )}
      <circle data-fill="paper" data-line="ink" cx="120" cy="120" r="5" />
    </Picture>
  );
}

/** Marks along the rim as dashes of one circle; AMP does not allow `pathLength` on circles. */
function Degrees({ every, length }: { every: number; length: number }) {
  const radius = 108 - length / 2;
  return (
    <path
      data-ticks
      d={`M${String(120 + radius)} 120a${String(radius)} ${String(radius)} 0 1 1 0-.01`}
      pathLength="360"
      strokeWidth={length}
      strokeDasharray={`.8 ${String(every - 0.8)}`}
      strokeDashoffset=".4"
    />
  );
}

function Points() {
  return (
    <g>
      <path
        data-fill="paper"
        data-line="ink"
        d="M120 38l14 68 68 14-68 14-14 68-14-68-68-14 68-14z"
      />
      <path
        data-fill="ink"
        d="M120 38v82l14-14zM202 120h-82l14 14zM120 202v-82l-14 14zM38 120h82l-14-14z"
      />
    </g>
  );
}
