// reports: tidegate/glossary-terms

/** Its file name, its name and its property are terms that the glossary refuses. */
export const pageTrail = { trail: 'home' };
