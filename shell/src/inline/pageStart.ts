/** Whether the page loads its scripts when the browser is idle, or only when they are needed. */
export type PageStart = 'always' | 'unlessSlow' | 'whenNeeded';
