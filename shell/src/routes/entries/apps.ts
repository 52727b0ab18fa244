export const apps = [
  { id: 'messaging' },
  { id: 'video-calls' },
  { id: 'photos-and-video' },
  { id: 'forums' },
  { id: 'professional-networks' },
] as const;
