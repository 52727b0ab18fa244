import { answerBinding, isBindingRequest } from './bindingMessages';

const cookie = '2112a442';
const transaction = 'b7e7a701bc34d686fa87dfae';
const plainRequest = `00010000${cookie}${transaction}`;

const parse = (hex: string) => Buffer.from(hex, 'hex');

function requestWith(attributes: string): string {
  const length = (attributes.length / 2).toString(16).padStart(4, '0');
  return `0001${length}${cookie}${transaction}${attributes}`;
}

describe('a datagram', () => {
  test.each([
    ['without attributes', plainRequest],
    ['that names its software', requestWith('80220004' + '61626364')],
    ['with a value that is padded', requestWith('80220001' + '61000000')],
  ])('%s is a binding request', (_, hex) => {
    expect(isBindingRequest(parse(hex))).toBe(true);
  });

  test.each([
    ['that is empty', ''],
    ['that is cut short', plainRequest.slice(0, -2)],
    ['that is longer than it says', `${plainRequest}00`],
    ['that says it is longer', `00010004${cookie}${transaction}`],
    ['without the cookie', `0001000000000000${transaction}`],
    ['that is an answer', `01010000${cookie}${transaction}`],
    ['that asks for a relay', `00030000${cookie}${transaction}`],
    ['that asks for an answer from elsewhere', requestWith('00030004' + '00000006')],
    ['with half an attribute', requestWith('8022')],
    ['with an attribute that runs over the end', requestWith('80220008' + '61626364')],
    ['with a value that is not padded', requestWith('80220001' + '61')],
    ['that is larger than any packet', requestWith(`80220210${'00'.repeat(0x210)}`)],
  ])('%s is not a binding request', (_, hex) => {
    expect(isBindingRequest(parse(hex))).toBe(false);
  });
});

describe('the answer, with the examples of RFC 5769', () => {
  test.each([
    ['192.0.2.1', '0101000c', '002000080001a147e112a643'],
    ['::ffff:192.0.2.1', '0101000c', '002000080001a147e112a643'],
    [
      '2001:db8:1234:5678:11:2233:4455:6677',
      '01010018',
      '002000140002a1470113a9faa5d3f179bc25f4b5bed2b9d9',
    ],
  ])('contains only the address %s', (address, start, attribute) => {
    const answer = answerBinding(parse(plainRequest), { address, port: 32_853 });

    expect(answer.toString('hex')).toBe(`${start}${cookie}${transaction}${attribute}`);
  });

  test.each([
    ['::1', '00000000000000000000000000000001'],
    ['fe80::1', 'fe800000000000000000000000000001'],
    ['fe80::1%eth0', 'fe800000000000000000000000000001'],
    ['2001:db8::', '20010db8000000000000000000000000'],
  ])('encodes %s', (address, spelled) => {
    const answer = answerBinding(parse(plainRequest), { address, port: 1 });

    const mask = parse(cookie + transaction);
    const unmasked = answer.subarray(28).map((byte, index) => byte ^ (mask[index] ?? 0));
    expect(Buffer.from(unmasked).toString('hex')).toBe(spelled);
  });
});
