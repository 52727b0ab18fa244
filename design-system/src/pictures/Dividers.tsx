import { Picture, type PictureProps } from './Picture';

/** Nautical dividers that measure a course on a chart. */
export function Dividers(picture: PictureProps) {
  return (
    <Picture {...picture} width={320} height={240}>
      <path data-fill="water" data-line="ink" d="M24 96h272v128H24z" />
      <path
        data-fill="land"
        data-line="glass"
        d="M210 96c-10 22 8 34-6 52-10 12-4 24 14 28 26 6 30 26 26 48h52V96z"
      />
      <path data-line="glass" opacity=".6" d="M24 138h160m-160 42h170M78 96v128m56-128v128" />
      <path data-ticks strokeWidth="7" strokeDasharray="14" d="M24 220h272" />
      <path data-ticks strokeWidth="7" strokeDasharray="14" d="M24 100h272" />
      <path data-line="signal" data-dashed d="m52 200 44-26 46-4 56-18" />
      <path
        data-fill="signal"
        d="M52 194a6 6 0 1 0 0 12a6 6 0 1 0 0-12zm146-48a6 6 0 1 0 0 12a6 6 0 1 0 0-12z"
      />
      <g data-line="ink">
        <path data-fill="paper" d="m128 40 12 4-38 118-8 12 1-15z" />
        <path data-fill="paper" d="m134 40-10 6 12 110 7 15 3-16z" />
        <path data-fill="accent" d="M132 22a14 14 0 1 0 0 28a14 14 0 1 0 0-28z" />
        <path data-fill="paper" d="M128 6h8v16h-8zm4 26v8m-4-4h8" />
      </g>
    </Picture>
  );
}
