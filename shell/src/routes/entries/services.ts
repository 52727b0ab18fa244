export const services = [
  { id: 'television-from-home' },
  { id: 'public-broadcasters' },
  { id: 'film-subscriptions' },
  { id: 'video-platforms' },
  { id: 'smart-televisions' },
] as const;
