import type { QrCode } from '../../../pages/secondFactorContent';

const sidePx = 220;

/** Dark on light in every colour scheme, because most cameras read nothing else. */
export function QrCodePicture({ qrCode: { label, size, path } }: { qrCode: QrCode }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={sidePx}
      height={sidePx}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
