import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { addDays } from '@tidegate/contracts/catalogue/periods';

import { refusal } from '../../../refusal';
import type { SigningKeyRepository } from '../../../security/signingKeyRepository';
import type { StoredOrder } from '../stores/orderRepository';

const keyName = 'payments.result';
const secretBytes = 32;
const idBytes = 16;
const timeBytes = 6;
const signatureBytes = 16;
const lifetimeDays = 1;

/** Links to an order's result for buyers who return without a session. */
export interface ResultLinks {
  toHash(order: Pick<StoredOrder, 'id' | 'createdAt'>): string;
  readOrderId(hash: string): string;
}

export async function createResultLinks(
  keys: SigningKeyRepository,
  now: () => Date,
): Promise<ResultLinks> {
  const secret = await keys.share(keyName, randomBytes(secretBytes));
  const sign = (content: Buffer) =>
    createHmac('sha256', secret).update(content).digest().subarray(0, signatureBytes);
  return {
    toHash: ({ id, createdAt }) => {
      const content = Buffer.alloc(idBytes + timeBytes);
      content.write(id.replaceAll('-', ''), 'hex');
      content.writeUIntBE(addDays(createdAt, lifetimeDays).getTime(), idBytes, timeBytes);
      return Buffer.concat([content, sign(content)]).toString('base64url');
    },
    readOrderId: (hash) => {
      const bytes = Buffer.from(hash, 'base64url');
      const content = bytes.subarray(0, idBytes + timeBytes);
      const signature = bytes.subarray(idBytes + timeBytes);
      const isGenuine =
        signature.length === signatureBytes && timingSafeEqual(signature, sign(content));
      if (!isGenuine || content.readUIntBE(idBytes, timeBytes) <= now().getTime()) {
        throw refusal('orders.unknown');
      }
      return content
        .toString('hex', 0, idBytes)
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
