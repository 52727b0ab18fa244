import { Picture, type PictureProps } from './Picture';

/** The logo: a gate in the tide. */
export function GateMark(picture: PictureProps) {
  return (
    <Picture {...picture} width={32} height={32}>
      <GateDrawing />
    </Picture>
  );
}

/** The drawing of the logo for other pictures. */
export function GateDrawing() {
  return (
    <g>
      <path
        data-fill="ink"
        d="M5 3h4v4h14V3h4v17.5c-1.3-.8-2.7-.8-4 0V11H9v9.5c-1.3-.8-2.7-.8-4 0zM12.5 13h2.5v6.5h-2.5zM17 13h2.5v6.5H17z"
      />
      <path
        data-fill="accent"
        d="M3 24.5c2.6-2.4 5.2-2.4 7.8 0 1.7 1.6 3.5 1.6 5.2 0 2.6-2.4 5.2-2.4 7.8 0 1.7 1.6 3.5 1.6 5.2 0V28c-2.6 2.4-5.2 2.4-7.8 0-1.7-1.6-3.5-1.6-5.2 0-2.6 2.4-5.2 2.4-7.8 0-1.7-1.6-3.5-1.6-5.2 0z"
      />
    </g>
  );
}
