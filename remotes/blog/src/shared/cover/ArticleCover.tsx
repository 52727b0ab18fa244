import { Picture } from '@tidegate/design-system';
import styles from './ArticleCover.module.css';
import { drawCover } from './drawCover';

const depths = [
  { scale: 4 },
  { scale: 3 },
  { scale: 2.2 },
  { scale: 1.6 },
  { scale: 1.1, fill: 'shoal' },
  { scale: 0.65, fill: 'land' },
];

interface ArticleCoverProps {
  unikey: string;
  /** Crops the picture above and below the flags. */
  isWide?: boolean;
}

/** The picture of an article that has no other: signal flags over the depth contours of a chart. */
export function ArticleCover({ unikey, isWide = false }: ArticleCoverProps) {
  const { hoisted, contour, contourPlace } = drawCover(unikey);

  return (
    <div className={styles.cover} data-wide={isWide || undefined}>
      <Picture width={320} height={240}>
        <g data-line="glass" transform={contourPlace}>
          {depths.map(({ scale, fill }) => (
            <path key={scale} data-fill={fill} d={contour} transform={`scale(${String(scale)})`} />
          ))}
        </g>
        {hoisted.map(({ x, y, outline, charge, ground, chargeColour }) => (
          <g key={x} data-line="ink" transform={`translate(${String(x)} ${String(y)})`}>
            <path d="M0-200v500" />
            <path data-fill={ground} d={outline} />
            <path data-fill={chargeColour} d={charge} />
          </g>
        ))}
      </Picture>
    </div>
  );
}
