// reports: house/no-restricted-imports
export { languageSchema } from '@tidegate/contracts/api/language';
