import { Picture, type PictureProps } from './Picture';
import { Waves } from './Waves';

export function BellBuoy(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" d="M0 158h320v82H0z" />
      {[28, 48, 70, 94].map((radius, ring) => (
        <path
          key={radius}
          data-line={ring === 0 ? 'accent' : 'glass'}
          opacity={1 - ring / 5}
          d={`M${String(160 - radius)} 96a${String(radius)} ${String(radius * 0.92)} 0 0 1 ${String(2 * radius)} 0`}
          transform="rotate(-9 160 96)"
        />
      ))}
      <g data-line="ink" transform="rotate(-7 160 170)">
        <path data-fill="paper" d="M148 56h24v10h-24z" />
        <path d="m150 66-30 96m50-96 30 96m-62-56h44m-54 30h64" />
        <path data-fill="signal" d="M160 30a8 8 0 1 0 0 16a8 8 0 1 0 0-16zm0 16v10" />
        <path
          data-fill="land"
          d="M144 126c4-4 4-12 4-18 0-8 5-14 12-14s12 6 12 14c0 6 0 14 4 18z"
        />
        <path d="M160 126v8m0-68v28" />
        <path data-fill="paper" d="M104 162h112l-12 28h-88z" />
        <path data-fill="ink" d="M110 176h100l-6 14h-88z" />
      </g>
      <path data-fill="shoal" d="M0 192h320v48H0z" />
      <Waves y={[172, 192, 210, 226]} opacity={[0.9, -1 / 6]} height={[5, -1]} length={[44, 6]} />
    </Picture>
  );
}
