export const music = [
  { id: 'podcasts' },
  { id: 'internet-radio' },
  { id: 'music-streaming' },
  { id: 'concert-streams' },
] as const;
