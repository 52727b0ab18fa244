import { Picture, type PictureProps } from './Picture';
import { Waves } from './Waves';

export function Lighthouse(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" d="M0 150h320v90H0z" />
      <path data-fill="land" opacity=".8" d="M98 50 320 8v88L98 62z" />
      <path data-line="glass" opacity=".6" d="M98 50 320 8M98 62l222 34" />
      <path data-fill="land" opacity=".8" d="M70 50 0 36v40l70-14z" />
      <Waves y={[150, 168, 190, 214]} opacity={[1, -1 / 5]} height={[2, 1]} length={[36, 8]} />
      <g data-line="ink">
        <path
          data-fill="shoal"
          d="M20 206c14-20 22-22 34-24h60c18 4 24 12 38 30 8 10 18 12 24 14H8c4-6 8-14 12-20z"
        />
        <path d="M48 202c8 4 14 4 22 0m44 8c8 4 14 4 22 0" />
        <path data-fill="paper" d="M70 76h28l10 108H60z" />
        <path data-fill="signal" d="m68 98 32 0 2 24H66zm-4 48h40l2 22H62z" />
        <path data-fill="paper" d="M62 68h44v8H62zm8-24h28v24H70z" />
        <path data-fill="ink" d="m66 44 18-16 18 16z" />
        <path data-fill="accent" d="M84 49a7 7 0 1 0 0 14a7 7 0 1 0 0-14z" />
        <path d="M84 28V16m-4 168v-14a4 4 0 0 1 8 0v14" />
      </g>
      <g data-line="ink" transform="translate(256 138)">
        <path data-fill="paper" d="M-30 6h60l-9 14h-42z" />
        <path d="M0 6v-44L18 0H0m0-28L-14 0H0" />
      </g>
    </Picture>
  );
}
