import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts short secrets against a leak of their table. */
export interface SecretBox {
  /** `owner` is authenticated: a row copied to another account cannot be opened. */
  seal(secret: Uint8Array, owner: string): Buffer;
  open(sealed: Buffer, owner: string): Buffer;
}

export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (secret, owner) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
    },
    open: (sealed, owner) => {
      const nonce = sealed.subarray(0, nonceBytes);
      const secret = sealed.subarray(nonceBytes, -tagBytes);
      const decipher = createDecipheriv(algorithm, key, nonce)
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(secret), decipher.final()]);
    },
  };
}
