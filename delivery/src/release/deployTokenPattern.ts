/** The name of a deploy token and its secret of 256 random bits. */
export const deployTokenPattern = /^([a-z0-9-]{1,60})\.([A-Za-z0-9_-]{43})$/;
