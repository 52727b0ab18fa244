export interface SkeletonProps {
  label: string;
  /** Lines of text to reserve; a `block` has the height of a picture. */
  lines?: number | undefined;
  shape?: 'text' | 'block' | undefined;
}

/** Reserves the space of loading content, which avoids layout shifts. */
export function Skeleton({ label, lines = 3, shape = 'text' }: SkeletonProps) {
  const count = shape === 'block' ? 1 : lines;
  return (
    <div className="tg-skeleton" role="status" aria-label={label} data-shape={shape}>
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="tg-skeleton-line" />
      ))}
    </div>
  );
}
