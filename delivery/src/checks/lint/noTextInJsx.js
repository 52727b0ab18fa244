import { selectorRule } from './selectorRule.js';

const textAttributes =
  'alt|aria-(description|label|placeholder|roledescription|valuetext)|label|placeholder|title';

const attribute = `JSXAttribute[name.name=/^(${textAttributes})$/]`;
const literal = 'Literal[raw=/^[\'"].*\\p{L}/u]';
const template = 'TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]';
const branch = ':matches(ConditionalExpression, LogicalExpression)';

/** Every string that a visitor reads comes from the locale files. */
export const noTextInJsx = selectorRule('Put the text into locales/ and read them with t().', [
  // A letter outside a character reference.
  'JSXText[value=/(?<!&[#\\w]*)\\p{L}/u]',
  `${attribute} > ${literal}`,
  ...[attribute, ':matches(JSXElement, JSXFragment)'].flatMap((parent) => [
    `${parent} > JSXExpressionContainer > ${literal}`,
    `${parent} > JSXExpressionContainer > ${template}`,
    `${parent} > JSXExpressionContainer > ${branch} > ${literal}`,
  ]),
]);
