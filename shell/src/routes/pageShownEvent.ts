/** Dispatched on the window when a client navigation has rendered its page. */
export const pageShownEvent = 'tidegate:page';
