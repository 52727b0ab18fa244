export interface SkeletonProps {
  /** Says what is loading, for those who cannot see the shape. */
  label: string;
  /** Lines of text to keep room for; a `block` has the height of a picture. */
  lines?: number | undefined;
  shape?: 'text' | 'block' | undefined;
}

/** Keeps the room of what is about to arrive, so that nothing moves when it does. */
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
