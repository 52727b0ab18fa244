import type { Candidate } from './parseCandidate';
import { judgeCandidates, type Evidence } from './judgeCandidates';

const shown = (address: string): Candidate => ({ kind: 'public', address });
const masked: Candidate = { kind: 'masked', address: 'b5a7fdb9.local' };

function judge(evidence: Partial<Evidence>) {
  return judgeCandidates({
    candidates: [masked],
    isComplete: true,
    hasServer: true,
    siteAddress: '192.0.2.17',
    ...evidence,
  });
}

test.each<[string, Partial<Evidence>, ReturnType<typeof judge>]>([
  ['the same address', { candidates: [masked, shown('192.0.2.17')] }, 'noLeak'],
  ['another address', { candidates: [shown('192.0.2.17'), shown('203.0.113.7')] }, 'leak'],
  ['the other family alone', { candidates: [shown('2001:db8::7')] }, 'uncertain'],
  [
    'the other family and another address',
    { candidates: [shown('2001:db8::7'), shown('203.0.113.7')] },
    'leak',
  ],
  [
    'another address of the same IPv6 network',
    { candidates: [shown('2001:db8:0:1::8')], siteAddress: '2001:db8:0:1:0:aa:bb:cc' },
    'noLeak',
  ],
  [
    'an address of another IPv6 network',
    { candidates: [shown('2001:db8:0:2::7')], siteAddress: '2001:db8:0:1::7' },
    'leak',
  ],
  [
    'the same address, which the site sees wrapped in IPv6',
    { candidates: [shown('192.0.2.17')], siteAddress: '::ffff:192.0.2.17' },
    'noLeak',
  ],
  [
    'an address while the site does not know its own',
    { candidates: [shown('192.0.2.17')], siteAddress: '' },
    'uncertain',
  ],
  ['nothing at all', { candidates: [] }, 'blocked'],
  ['nothing at all where there is no server', { candidates: [], hasServer: false }, 'blocked'],
  ['nothing in time', { candidates: [], isComplete: false }, 'unfinished'],
  ['no public address', {}, 'unfinished'],
  ['no public address without a server', { hasServer: false }, 'untested'],
  [
    'the same address without a server',
    { candidates: [shown('192.0.2.17')], hasServer: false },
    'untested',
  ],
  [
    'another address even without a server',
    { candidates: [shown('203.0.113.7')], hasServer: false },
    'leak',
  ],
  ['a relay alone', { candidates: [{ kind: 'relay', address: '203.0.113.7' }] }, 'unfinished'],
])('a browser that shows %s', (_, evidence, verdict) => {
  expect(judge(evidence)).toBe(verdict);
});
