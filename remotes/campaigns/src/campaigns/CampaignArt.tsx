import { Picture } from '@tidegate/design-system';

/** One shape of a drawing of 480 by 360: its path, and what colours its area and its line. */
export type Shape = readonly [
  path: string,
  fill?: 'none' | 'paper' | 'land' | 'shoal' | 'water' | 'signal',
  line?: 'glass' | 'signal',
];

/** A drawing of a campaign, from the back to the front. */
export function CampaignArt({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <Picture width={480} height={360}>
      {shapes.map(([path, fill, line = 'ink']) => (
        <path key={path} data-line={line} data-fill={fill} d={path} />
      ))}
    </Picture>
  );
}
