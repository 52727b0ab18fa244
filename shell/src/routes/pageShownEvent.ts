/** Of the window, once the page of a client navigation stands in the document. */
export const pageShownEvent = 'tidegate:page';
