import { refusal } from '../../refusal';
import type { AddressRepository } from './addressRepository';
import { parsePublicAddress } from './parsePublicAddress';

export type AddressService = ReturnType<typeof addressService>;

export function addressService(repository: AddressRepository, now: () => Date) {
  return {
    findBound: async (accountId: string) => (await repository.findBound(accountId)) ?? null,
    /** Returns the address in its shortest form. Throws unless it is public. */
    bind: async (accountId: string, text: string) => {
      const address = requirePublic(text);
      await repository.bind(accountId, address, now());
      return address;
    },
    removeBound: (accountId: string) => repository.removeBound(accountId),
    listResolvers: (accountId: string) => repository.listResolvers(accountId),
    setResolvers: async (accountId: string, texts: readonly string[]) => {
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
