const circle = 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z';
const eye = 'M2.5 12C5 7.6 8.2 5.5 12 5.5s7 2.1 9.5 6.5c-2.5 4.4-5.7 6.5-9.5 6.5S5 16.4 2.5 12z';

/** One stroked path each on a 24 by 24 grid. */
export const iconPaths = {
  anchor:
    'M12 7.5a2.2 2.2 0 1 0 0-4.5a2.2 2.2 0 1 0 0 4.5V21m-3.5-9.5h7M3.5 13.5C4 18 7.5 21 12 21s8-3 8.5-7.5',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm9 5 7 7-7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  clock: `${circle}M12 7v5.5l3.5 2`,
  compass: `${circle}m3.8 5.2-2.2 5.4-5.4 2.2 2.2-5.4z`,
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  cross: 'm6 6 12 12M18 6 6 18',
  device: 'M12.5 17H3.5V5h16v3M8 20.5h5M16 11h5v9.5h-5z',
  download: 'M12 3.5V15m-5-4.5 5 5 5-5M4 20h16',
  external: 'M14 4h6v6m0-6-9 9m7 1v6H4V6h6',
  eye: `${eye}M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z`,
  'eye-off': `${eye}M4.5 4.5l15 15`,
  gate: 'M5 3.5V16M19 3.5V16M5 6.5h14M9.7 6.5V16m4.6-9.5V16M5 11.5h14M2.5 20c1.6-1.5 3.2-1.5 4.8 0s3.1 1.5 4.7 0 3.1-1.5 4.7 0 3.2 1.5 4.8 0',
  globe: `${circle}M3 12h18M12 3c5 5.2 5 12.8 0 18M12 3c-5 5.2-5 12.8 0 18`,
  info: `${circle}M12 11v5.5m0-9v.2`,
  lock: 'M5.5 10.5h13V20h-13zM8.5 10.5V7.8a3.5 3.5 0 0 1 7 0v2.7M12 14v2.5',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  moon: 'M20 14.2A8.3 8.3 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.3 15.3 20.5 20.5',
  shield:
    'M12 3l7.5 2.6v5.6c0 4.7-3 7.9-7.5 9.8-4.5-1.9-7.5-5.1-7.5-9.8V5.6zM8.7 11.8l2.4 2.4 4.3-4.6',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  user: 'M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c.7-4 3.5-6 7.5-6s6.8 2 7.5 6',
  warning: 'M12 4l9.5 16.5h-19zM12 10v5m0 2.6v.2',
  wave: 'M2 9c3.3-3 6.7-3 10 0s6.7 3 10 0M2 15.5c3.3-3 6.7-3 10 0s6.7 3 10 0',
} as const;

export type IconName = keyof typeof iconPaths;

export function isIconName(value: unknown): value is IconName {
  return typeof value === 'string' && Object.hasOwn(iconPaths, value);
}
