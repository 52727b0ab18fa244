// reports: no-restricted-globals
export const readPort = (): string | undefined => process.env['PORT'];
