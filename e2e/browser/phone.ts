import { userAgents } from '../site/languages';

export const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  userAgent: userAgents.phone,
} as const;
