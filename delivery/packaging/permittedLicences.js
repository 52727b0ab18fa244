/**
 * The licences of packages that production may ship, as their `package.json` writes them. All of
 * them let a bundle hold the code if its notices hold their words.
 */
export const permittedLicences = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...['ISC', 'MIT', 'MIT-0', 'CC0-1.0'],
  ...['Apache-2.0 AND MIT', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'],
  // Tables of what browsers can do: read by a build, in no bundle.
  'CC-BY-4.0',
];
