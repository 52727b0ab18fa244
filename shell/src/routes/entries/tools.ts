export const tools = [
  { id: 'remote-work' },
  { id: 'online-banking' },
  { id: 'software-development' },
  { id: 'travel-booking' },
  { id: 'cloud-storage' },
] as const;
