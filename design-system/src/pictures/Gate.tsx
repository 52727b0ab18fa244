import { Picture, type PictureProps } from './Picture';
import { wavePath } from './wavePath';

export interface GateProps extends PictureProps {
  /** Where the water is on the side of the sea and behind the gate; the ground is at 206. */
  sea?: number | undefined;
  basin?: number | undefined;
  /** SVG transform of the boat, which floats behind the gate. */
  boat?: string | undefined;
  /** SVG path over the gate. */
  overlay?: string | undefined;
}

export function Gate({ sea = 82, basin = 144, boat = '', overlay, ...picture }: GateProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" d={`M0 ${String(sea)}h140v140H0z`} />
      <path data-fill="shoal" d={`M176 ${String(basin)}h144v90H176z`} />
      {/* The gate covers the ends of the waves. */}
      {[0, 22, 48, 78].map((depth, line) => (
        <path
          key={depth}
          data-line="glass"
          opacity={1 - line / 4}
          d={wavePath(sea + depth, 4 - line, 32 + 8 * line, 140)}
        />
      ))}
      <path data-line="glass" d={`M176 ${String(basin)}h144m-132 12h40m52 8h28m-84 10h30`} />
      <path data-fill="land" d="M0 206h320v34H0z" />
      <path data-line="ink" d="M0 206h320" />
      <path data-line="ink" opacity=".4" d="M16 222h22m30-6h14m28 10h30m40-8h16m28 6h24m32-8h18" />
      <Leaf />
      <TideStaff sea={sea} />
      <g data-line="ink" transform={`translate(0 ${String(basin - 144)})${boat}`}>
        <path data-fill="paper" d="M226 137h58l-9 15h-40z" />
        <path d="M252 137V92l22 36h-22m0-26-16 26h16" />
      </g>
      {overlay ? <path data-fill="signal" data-line="ink" d={overlay} /> : null}
    </Picture>
  );
}

function Leaf() {
  return (
    <g data-line="ink">
      <path data-fill="paper" d="M140 62h36v144h-36z" />
      <path d="M149 62v144m9-144v144m9-144v144M140 90h36m-36 88h36m-36 0 36-88" />
      <path data-fill="paper" d="M122 52h72v10h-72z" />
      <path d="M126 52V36h64v16m-48 0V36m16 16V36m16 16V36" />
      <path data-fill="signal" d="M158 14a6 6 0 1 0 0 12a6 6 0 1 0 0-12zm0 12v10" />
    </g>
  );
}

function TideStaff({ sea }: { sea: number }) {
  return (
    <g>
      <path data-fill="paper" data-line="ink" d="M40 34h14v172H40z" />
      <path data-ticks strokeWidth="14" strokeDasharray="6 6" d="M47 40v162" />
      <path data-line="signal" d={`M30 ${String(sea)}h34`} />
    </g>
  );
}
