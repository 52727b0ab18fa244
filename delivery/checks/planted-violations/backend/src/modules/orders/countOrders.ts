// sql-in-repositories
export { sql } from 'kysely';
