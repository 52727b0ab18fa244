/** Physical sides do not flip in right-to-left languages. */
const physicalProperties = [
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^(top|right|bottom|left)$/',
  '/^(min-|max-)?(width|height)$/',
];

/** Four values name physical sides, like `margin-left`. */
const fourSides = '/^\\S+ \\S+ \\S+ \\S+$/';

/** A bare element selector affects the whole page; only `body` with an attribute is allowed. */
const bareElement = /^(:(is|where)\()?(?!body\[)[a-z]/;

const designSystemClass = /\.tg-/;

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['**/{node_modules,dist,.data,.cache}/**', 'delivery/checks/planted-styles/**'],
  rules: {
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': true,
    'custom-property-pattern': '^[a-z]+(-[a-z0-9]+)+$',
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-no-important': true,
    'declaration-property-unit-disallowed-list': { '/^(font|line-height)/': ['px'] },
    'declaration-property-value-disallowed-list': {
      '/^(text-align|float|clear|caption-side|resize|justify-.+)$/': [/\b(left|right)\b/],
      '/^(margin|padding|inset|border-(width|style|color))$/': [fourSides],
      // A literal duration would ignore the preference for reduced motion.
      '/^(transition|animation)/': [/\d(ms|s)\b/],
    },
    'function-disallowed-list': [/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)a?$/],
    'no-duplicate-selectors': true,
    'property-disallowed-list': physicalProperties,
    'property-no-unknown': true,
    'selector-disallowed-list': [[bareElement, designSystemClass], { splitList: true }],
    'selector-max-id': 0,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['design-system/src/**/*.css'],
      rules: { 'selector-disallowed-list': [[bareElement], { splitList: true }] },
    },
    {
      // The base sheet styles bare elements and scales the text with the screen.
      files: ['design-system/src/base.css'],
      rules: {
        'declaration-property-unit-disallowed-list': null,
        'selector-disallowed-list': null,
      },
    },
    {
      files: ['design-system/src/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
