// reports: tidegate/no-module-side-effects
export const timer = setInterval(() => undefined, 1000);

addEventListener('online', () => undefined);
