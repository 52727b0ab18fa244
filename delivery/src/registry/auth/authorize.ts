import type { FastifyRequest } from 'fastify';
import { DeliveryError } from '../../release/deliveryError';
import type { RegistryDatabase } from '../openRegistryDatabase';
import { deployTokenPattern } from '../../release/deployTokenPattern';
import { findDeployer, type Deployer } from './deployTokens';

function readBearerToken(authorization = ''): string | undefined {
  return /^Bearer (\S{1,200})$/i.exec(authorization)?.[1];
}

/** The public part of a token, which is not verified yet. */
export function readTokenName(authorization: string): string | undefined {
  return deployTokenPattern.exec(readBearerToken(authorization) ?? '')?.[1];
}

export async function authorize(db: RegistryDatabase, request: FastifyRequest): Promise<Deployer> {
  const token = readBearerToken(request.headers.authorization);
  if (token === undefined) {
    throw new DeliveryError('delivery.unknownToken', 'A deploy token is needed.');
  }
  const deployer = await findDeployer(db, token);
  if (deployer) return deployer;
  throw new DeliveryError('delivery.unknownToken', 'This site does not know the deploy token.');
}
