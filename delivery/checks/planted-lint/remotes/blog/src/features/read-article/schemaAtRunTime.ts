// reports: @typescript-eslint/no-restricted-imports
export { languageSchema } from '@tidegate/contracts/api/language';
