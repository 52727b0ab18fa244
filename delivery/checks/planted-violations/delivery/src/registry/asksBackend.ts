// registry-uses-only-the-database
export { createBackend } from '../../../backend/src/index';
