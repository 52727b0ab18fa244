export const sports = [
  { id: 'football' },
  { id: 'cricket' },
  { id: 'formula-1' },
  { id: 'tennis' },
  { id: 'cycling' },
] as const;
