import type { FastifyRequest } from 'fastify';
import { DeliveryError } from '../release/deliveryError';
import type { RegistryDatabase } from './database';
import { findDeployer, type Deployer } from './deployTokens';

/** The deployer who sends a request. */
export async function authorize(db: RegistryDatabase, request: FastifyRequest): Promise<Deployer> {
  const [, token] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) {
    throw new DeliveryError('delivery.unknownToken', 'A deploy token is needed.');
  }
  const deployer = await findDeployer(db, token);
  if (deployer) return deployer;
  throw new DeliveryError('delivery.unknownToken', 'This site does not know the deploy token.');
}
