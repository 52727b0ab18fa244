export { isDatabaseAway } from './databaseFailure';
export { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded/startEmbeddedDatabase';
export { waitForDatabase } from './waitForDatabase';
export { openDatabase, type Database, type DatabaseOptions } from './openDatabase';
