/** Licences allowed in production; each permits bundling if the notices include its text. */
export const permittedLicences = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['ISC', 'MIT', 'MIT-0', 'CC0-1.0'],
  ...['Apache-2.0 AND MIT', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'],
  // caniuse-lite: browser data that only a build reads.
  'CC-BY-4.0',
];
