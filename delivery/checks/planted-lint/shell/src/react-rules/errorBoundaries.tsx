// reports: react/error-boundaries
import type { ComponentType } from 'react';

export function Guarded({ Hold }: { Hold: ComponentType }) {
  try {
    return <Hold />;
  } catch {
    return null;
  }
}
