export interface Visit {
  path: string;
}

export function openVisit(path: string): Visit {
  return { path };
}
