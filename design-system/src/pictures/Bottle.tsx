import { Picture, type PictureProps } from './Picture';
import { Waves } from './Waves';

/** A message in a bottle. */
export function Bottle(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" d="M0 126h320v114H0z" />
      <path data-line="accent" data-dashed d="M14 96c40-34 74-40 104-22" />
      <path data-line="accent" data-dashed d="M236 92c20-18 40-26 66-26" />
      <path data-line="signal" d="m290 56 14 10-14 10" />
      <Waves y={[126, 146]} opacity={[0.6, 1 / 5]} height={[4, 0]} length={[46, 0]} />
      <g transform="rotate(-16 160 140)" data-line="ink">
        <path
          data-fill="paper"
          d="M84 116h92c14 0 20 12 32 12h26v26h-26c-12 0-18 12-32 12H84a16 16 0 0 1-16-16v-18a16 16 0 0 1 16-16z"
        />
        <path data-fill="land" d="M88 128h80v26H88zm80 0a7 13 0 0 1 0 26" />
        <path d="M100 137h50m-50 8h38" opacity=".6" />
        <path data-fill="signal" d="M126 128h10v26h-10z" />
        <path data-fill="ink" d="M234 132h16v18h-16z" />
        <path data-line="glass" d="M84 122h84" />
      </g>
      <path data-fill="shoal" d="M0 186h320v54H0z" />
      <Waves y={[172, 188, 206, 224]} opacity={[1, -1 / 6]} height={[6, -1]} length={[46, 6]} />
    </Picture>
  );
}
