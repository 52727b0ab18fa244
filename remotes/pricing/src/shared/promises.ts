/** Days after the first charge in which all of it is paid back on demand. */
export const guaranteeDays = 30;

/** Devices that one account may use. */
export const deviceLimit = 6;
