import { Picture, type PictureProps } from './Picture';
import { Waves } from './Waves';

export function FlagHoist(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" d="M0 182h320v58H0z" />
      <Waves y={[182, 202, 222]} opacity={[1, -1 / 4]} height={[4, -1]} length={[40, 8]} />
      <g data-line="ink">
        <path d="M96 22v168M60 60h72m-36-38 60 150" />
        <path data-fill="signal" d="M96 8a6 6 0 1 0 0 12a6 6 0 1 0 0-12z" />
        <path data-fill="paper" d="M24 188h158l-20 34H46z" />
        <path data-fill="paper" d="M58 162h62v26H58zm10-20h40v20H68z" />
        <path d="M70 175h8m10 0h8m10 0h8" />
      </g>
      <Hoist />
      <g data-line="ink" transform="translate(258 178)">
        <path d="M0-76v52m0-44 24 34" />
        <path data-fill="paper" d="M-46-8h92L36 14h-72zm20-20h36v20h-36z" />
        <path data-fill="accent" d="m2-72 20 6-20 6z" />
        <path data-fill="signal" d="M2-54h16v12H2z" />
      </g>
    </Picture>
  );
}

function Hoist() {
  return (
    <g transform="translate(132 58) rotate(8)" data-line="ink">
      <path d="M0 0v126" />
      <path data-fill="paper" d="M2 4h42v24H2z" />
      <path data-fill="accent" d="M2 4h21v24H2z" />
      <path data-fill="signal" d="M2 34h42v24H2z" />
      <path data-fill="paper" d="M14 40h18v12H14z" />
      <path data-fill="paper" d="M2 64h42v24H2z" />
      <path data-fill="ink" d="M2 64h21v12H2zm21 12h21v12H23z" />
      <path data-fill="land" d="m2 94 42 12-42 12z" />
    </g>
  );
}
