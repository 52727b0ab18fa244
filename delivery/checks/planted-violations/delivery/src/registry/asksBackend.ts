// registry-knows-the-database-alone
export { createBackend } from '../../../backend/src/index';
