export type { BackendFiles } from './backendFiles';
export { parseConfig, type BackendConfig } from './settings/backendConfig';
export { createBackend, type Backend, type BackendOptions } from './createBackend';
export { endSessions, type SessionHolder } from './commands/endSessions';
export { importBlog, type ImportReport } from './commands/importBlog';
export { demoCredentials } from './modules/accounts';
export { openStunResponder } from './modules/stun';
