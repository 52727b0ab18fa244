export type { BackendFiles } from './backendFiles';
export { parseConfig, type BackendConfig } from './config';
export { createBackend, type Backend, type BackendOptions } from './createBackend';
export { endSessions, type SessionHolder } from './endSessions';
export { importBlog, type ImportReport } from './importBlog';
export { demoCredentials } from './modules/accounts';
export { openStunResponder } from './modules/stun';
