// reports: tidegate/no-restricted-imports
export { languageSchema } from '@tidegate/contracts/api/fieldSchemas';
