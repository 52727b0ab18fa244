type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

interface Node {
  children: [Node | Value | undefined, Node | Value | undefined];
}

const mapType = 7;
const stringType = 2;
const uint32Type = 6;
const arrayType = 11;
const firstExtendedType = 8;
const separatorBytes = 16;
const metadataMarker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const ipv4InIpv6 = '0'.repeat(96);

/** Encodes a small MaxMind database. Networks must be IPv4 and must not overlap. */
export function encodeMmdb(entries: Readonly<Record<string, Value>>): Buffer {
  const nodes: Node[] = [];
  const addNode = (): Node => {
    const node: Node = { children: [undefined, undefined] };
    nodes.push(node);
    return node;
  };
  const root = addNode();
  for (const [network, value] of Object.entries(entries)) {
    insert(root, toBits(network), value, addNode);
  }

  const data: Buffer[] = [];
  let dataLength = 0;
  const toRecord = (child: Node | Value | undefined): number => {
    if (child === undefined) return nodes.length;
    if (isNode(child)) return nodes.indexOf(child);
    const record = nodes.length + separatorBytes + dataLength;
    const encoded = encode(child);
    data.push(encoded);
    dataLength += encoded.length;
    return record;
  };
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, { children }] of nodes.entries()) {
    tree.writeUIntBE(toRecord(children[0]), index * 6, 3);
    tree.writeUIntBE(toRecord(children[1]), index * 6 + 3, 3);
  }
  return Buffer.concat([
    tree,
    Buffer.alloc(separatorBytes),
    ...data,
    metadataMarker,
    encode({
      node_count: nodes.length,
      record_size: 24,
      ip_version: 6,
      database_type: 'Test',
      languages: ['en'],
      binary_format_major_version: 2,
      binary_format_minor_version: 0,
      build_epoch: 0,
      description: { en: 'Test' },
    }),
  ]);
}

function toBits(network: string): string {
  const [address = '', length = '32'] = network.split('/');
  const bits = address.split('.').map((byte) => Number(byte).toString(2).padStart(8, '0'));
  return ipv4InIpv6 + bits.join('').slice(0, Number(length));
}

function insert(root: Node, bits: string, value: Value, addNode: () => Node): void {
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const side = bit === '1' ? 1 : 0;
    const child = node.children[side];
    const next = isNode(child) ? child : addNode();
    node.children[side] = next;
    node = next;
  }
  node.children[bits.endsWith('1') ? 1 : 0] = value;
}

function isNode(child: Node | Value | undefined): child is Node {
  return typeof child === 'object' && 'children' in child;
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    return withHead(stringType, Buffer.byteLength(value), Buffer.from(value));
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return withHead(uint32Type, bytes.length, bytes);
  }
  if (Array.isArray(value)) return withHead(arrayType, value.length, ...value.map(encode));
  const pairs = Object.entries(value).flatMap(([key, inner]) => [encode(key), encode(inner)]);
  return withHead(mapType, pairs.length / 2, ...pairs);
}

function withHead(type: number, size: number, ...body: Buffer[]): Buffer {
  const head =
    type < firstExtendedType ? [(type << 5) | size] : [size, type - firstExtendedType + 1];
  return Buffer.concat([Buffer.from(head), ...body]);
}
