import { Picture } from '@tidegate/design-system';

/** One shape of a drawing of 480 by 360: its path, then what colours its line and its area. */
export type Shape = readonly [
  path: string,
  line?: 'ink' | 'glass' | 'signal' | undefined,
  fill?: 'paper' | 'land' | 'shoal' | 'water' | 'signal',
];

/** A drawing of a campaign, from the back to the front. */
export function CampaignArt({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <Picture width={480} height={360}>
      {shapes.map(([path, line, fill]) => (
        <path key={path} data-line={line} data-fill={fill} d={path} />
      ))}
    </Picture>
  );
}
