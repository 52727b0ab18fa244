export const permittedLicences: readonly string[];
