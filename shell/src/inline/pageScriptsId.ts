/** The inert template of the elements that load the page's scripts. */
export const pageScriptsId = 'page-scripts';
