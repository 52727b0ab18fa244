export { openRedis, type RedisServer } from './openRedis';
