import { refusal } from '../../refusal';
import type { AddressRepository } from './addressRepository';
import { parsePublicAddress } from './parsePublicAddress';

export interface AddressService {
  findBound(accountId: string): Promise<string | null>;
  /** Returns the address in its shortest form. Throws unless it is public. */
  bind(accountId: string, text: string): Promise<string>;
  removeBound(accountId: string): Promise<void>;
  listResolvers(accountId: string): Promise<string[]>;
  setResolvers(accountId: string, texts: readonly string[]): Promise<string[]>;
}

export function addressService(repository: AddressRepository, now: () => Date): AddressService {
  return {
    findBound: async (accountId) => (await repository.findBound(accountId)) ?? null,
    bind: async (accountId, text) => {
      const address = requirePublic(text);
      await repository.bind(accountId, address, now());
      return address;
    },
    removeBound: (accountId) => repository.removeBound(accountId),
    listResolvers: (accountId) => repository.listResolvers(accountId),
    setResolvers: async (accountId, texts) => {
      const resolvers = texts.map(requirePublic);
      const repeated = resolvers.findIndex((address, at) => resolvers.indexOf(address) < at);
      if (repeated >= 0) throw refusal('addresses.repeated', { position: repeated });
      await repository.setResolvers(accountId, resolvers, now());
      return resolvers;
    },
  };
}

/** `position`: index of the resolver. */
function requirePublic(text: string, position?: number): string {
  const parsed = parsePublicAddress(text);
  const details = position === undefined ? {} : { position };
  if (parsed.status === 'invalid') throw refusal('addresses.invalid', details);
  if (parsed.status === 'notPublic') throw refusal('addresses.notPublic', details);
  return parsed.address;
}
