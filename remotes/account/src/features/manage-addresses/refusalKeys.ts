import type { AddressRefusal } from './addressProblem';

export const refusalKeys = {
  invalid: 'settings.dns.problems.invalid',
  notPublic: 'settings.dns.problems.notPublic',
  repeated: 'settings.dns.problems.repeated',
  unreachable: 'login.problems.unreachable',
  unexpected: 'login.problems.unexpected',
} as const satisfies Record<AddressRefusal, string>;
