import { Picture, type PictureProps } from './Picture';

export function Sextant(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="shoal" d="M0 200h320v40H0z" />
      <path data-line="glass" d="M0 200h320M24 214h44m30 8h56m40-8h30m24 8h52" />
      <path data-line="signal" data-dashed d="M306 20 164 44l-92 62" />
      <path data-fill="signal" d="M306 8l4 8 9 1-7 6 2 9-8-4-8 4 2-9-7-6 9-1z" />
      <g data-line="ink">
        <path
          data-fill="paper"
          d="M160 30a10 10 0 0 1 16 0l72 138-14 14c-40 30-92 30-132 0l-14-14z"
        />
        <path data-fill="shoal" d="m168 62 48 98c-28 18-68 18-96 0z" />
        <path d="M112 170c34 24 78 24 112 0" />
        <path d="m168 62-20 110m20-110 20 110m-58-32h76" opacity=".6" />
      </g>
      <path data-ticks strokeWidth="9" strokeDasharray="1.2 4.6" d="M104 176c38 28 90 28 128 0" />
      <g data-line="ink">
        <path data-fill="land" d="m163 44 10-2 38 140-12 4z" />
        <path data-fill="paper" d="M198 178l18-6 6 18-18 6z" />
        <circle data-fill="paper" cx="168" cy="42" r="12" />
        <path data-fill="accent" d="M160 22h16v24h-16z" />
        <path d="m108 84 30 18" />
        <path data-fill="paper" d="m52 108 54-30 8 15-54 30z" />
        <path data-fill="ink" d="m44 110 10-5 9 17-10 5z" />
        <path data-fill="accent" d="M120 92h14v30h-14z" />
      </g>
    </Picture>
  );
}
