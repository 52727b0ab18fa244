import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewSchema, type Preview } from '@tidegate/contracts/remotes/preview';

export const previewCookieName = 'tidegate_preview';

const tokenPattern = /^([\w-]{1,1000})\.([\w-]{43})$/;

/** Signs and verifies previews with a key that edges and registries share. */
export function createPreviewTokens(key: string) {
  const signatureOf = (content: string) =>
    createHmac('sha256', key).update(content).digest('base64url');

  return {
    sign(preview: Preview): string {
      const content = Buffer.from(JSON.stringify(preview)).toString('base64url');
      return `${content}.${signatureOf(content)}`;
    },
    /** Undefined for a forged, modified or expired token. */
    read(token: string): Preview | undefined {
      const [, content, signature] = tokenPattern.exec(token) ?? [];
      if (content === undefined || signature === undefined) return undefined;
      // Compares text, because base64url decoding ignores spare bits of the last character.
      const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(content)));
      if (!isOwn) return undefined;
      const preview = previewSchema.parse(
        JSON.parse(Buffer.from(content, 'base64url').toString('utf8')),
      );
      return preview.expiresAt > Date.now() ? preview : undefined;
    },
  };
}
