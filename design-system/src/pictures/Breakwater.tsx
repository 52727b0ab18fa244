import { Picture, type PictureProps } from './Picture';
import { wavePath } from './wavePath';

export function Breakwater(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" d="M0 92h172l28 114H0z" />
      <path data-fill="shoal" d="M172 132h148v74H190z" />
      {[92, 112, 136, 164].map((y, line) => (
        <g key={y} clipPath={`inset(0 ${String(150 - 8 * line)}px 0 0)`}>
          <path data-line="glass" opacity={1 - line / 5} d={wavePath(y, 7 - line, 36, 320)} />
        </g>
      ))}
      <path
        data-line="glass"
        d="M150 92c4-26 14-40 30-44m-22 44c2-18 8-28 20-32m-34 20c-8-10-10-20-6-30m34 2 6-10m6 20 10-6"
      />
      <path data-line="glass" d="M214 144h92m-76 14h30m16 10h34m-78 14h28" />
      <path data-fill="land" d="M0 206h320v34H0z" />
      <path data-line="ink" d="M0 206h320" />
      <Mole />
      <path data-fill="paper" data-line="ink" d="M238 126h56l-8 15h-40z" />
      <path data-line="ink" d="M264 126V82l20 35h-20m0-26-14 26h14" />
    </Picture>
  );
}

function Mole() {
  return (
    <g data-line="ink">
      <path data-fill="paper" d="m168 76 32 0 40 130H128z" />
      <path d="M158 106h51m-62 32h72m-82 34h92m-57-96-4 30m10 0-2 32m-30 0-4 34m56-34 6 34m-36 0-2 34" />
      <path data-fill="paper" d="M174 40h20v36h-20zm-6-4h32v6h-32z" />
      <path data-fill="signal" d="M184 16a7 7 0 1 0 0 14a7 7 0 1 0 0-14zm0 14v6" />
    </g>
  );
}
