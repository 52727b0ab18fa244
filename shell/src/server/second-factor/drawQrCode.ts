import { encode } from 'uqr';
import type { QrCode } from '../../pages/secondFactorContent';

/** Quiet zone of four modules (ISO/IEC 18004). */
const border = 4;

/** Draws a path, because the CSP forbids inline styles. */
export function drawQrCode(text: string, label: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { label, size, path };
}
