import ipaddr from 'ipaddr.js';

/** Only the binding method of STUN (RFC 8489). */
const bindingRequest = 0x0001;
const bindingSuccess = 0x0101;
const xorMappedAddress = 0x0020;
const firstOptionalAttribute = 0x8000;
const magicCookie = 0x2112a442;
const headerBytes = 20;
const attributeHeaderBytes = 4;
/** Largest size that passes IPv4 networks unfragmented (RFC 8489, 6.1). */
const largestRequestBytes = 548;

function hasOptionalAttributesOnly(message: Buffer): boolean {
  let offset = headerBytes;
  while (offset + attributeHeaderBytes <= message.length) {
    if (message.readUInt16BE(offset) < firstOptionalAttribute) return false;
    const valueBytes = message.readUInt16BE(offset + 2);
    offset += attributeHeaderBytes + Math.ceil(valueBytes / 4) * 4;
  }
  return offset === message.length;
}

/** Strict, because invalid datagrams get no response. */
export function isBindingRequest(message: Buffer): boolean {
  return (
    message.length >= headerBytes &&
    message.length <= largestRequestBytes &&
    message.readUInt16BE(0) === bindingRequest &&
    message.readUInt16BE(2) === message.length - headerBytes &&
    message.readUInt32BE(4) === magicCookie &&
    hasOptionalAttributesOnly(message)
  );
}

export function answerBinding(
  request: Buffer,
  { address, port }: { address: string; port: number },
): Buffer {
  // Cookie and transaction id. Masked addresses survive routers that rewrite addresses in packets.
  const mask = request.subarray(4, headerBytes);
  const bytes = ipaddr.process(address).toByteArray();
  const value = Buffer.alloc(4 + bytes.length);
  value.writeUInt8(bytes.length === 4 ? 1 : 2, 1);
  value.writeUInt16BE(port ^ mask.readUInt16BE(0), 2);
  value.set(
    bytes.map((byte, index) => byte ^ mask.readUInt8(index)),
    4,
  );

  const header = Buffer.alloc(headerBytes + attributeHeaderBytes);
  header.writeUInt16BE(bindingSuccess, 0);
  header.writeUInt16BE(attributeHeaderBytes + value.length, 2);
  header.set(mask, 4);
  header.writeUInt16BE(xorMappedAddress, headerBytes);
  header.writeUInt16BE(value.length, headerBytes + 2);
  return Buffer.concat([header, value]);
}
