// service-is-framework-free
export type { FastifyRequest } from 'fastify';
