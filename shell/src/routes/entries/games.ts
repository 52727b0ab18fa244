/** The names are messages in each language’s `[game].json`. */
export const games = [
  { id: 'minecraft' },
  { id: 'shooters' },
  { id: 'fighting-games' },
  { id: 'role-playing-games' },
  { id: 'cloud-gaming' },
] as const;
