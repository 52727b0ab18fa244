import { Picture, type PictureProps } from './Picture';
import { Waves } from './Waves';

const boats: readonly (readonly [x: number, y: number, scale: number])[] = [
  [64, 112, 0.62],
  [132, 134, 0.86],
  [216, 166, 1.16],
];

export function Regatta(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" d="M0 108h320v132H0z" />
      <path data-fill="shoal" d="M0 188h320v52H0z" />
      <Waves
        y={[108, 128, 152, 188, 214]}
        opacity={[0.4, 1 / 9]}
        height={[2, 1 / 2]}
        length={[40, 8]}
      />
      <path data-line="accent" data-dashed d="M18 122c74 16 142 40 196 58 34 11 56 10 62-6" />
      {boats.map(([x, y, scale]) => (
        <g
          key={x}
          transform={`translate(${String(x)} ${String(y)}) rotate(9) scale(${String(scale)})`}
        >
          <path data-fill="paper" data-line="ink" d="M2-86C34-60 44-34 46-8H2z" />
          <path data-fill="land" data-line="ink" d="M-4-78C-22-54-30-30-32-8h28z" />
          <path data-line="ink" d="M0-94V2m14-60h16M12-34h28" />
          <path data-fill="paper" data-line="ink" d="M-40 0h92L40 18h-66z" />
        </g>
      ))}
      <g data-line="ink">
        <path data-fill="signal" d="M266 196c0-18 6-36 14-48 8 12 14 30 14 48z" />
        <path d="M270 178h20m-17-14h14m-7-16v-16" />
        <path data-fill="signal" d="m280 120 18 7-18 7z" />
      </g>
    </Picture>
  );
}
