import * as z from 'zod/mini';
import { integritySchema } from '@tidegate/contracts/remotes/release';
import type { DescribedRelease } from '../description/describeRelease';
import { uploadSchema, type Upload } from '../registryReplies';
import { callRegistry, putFile, type RegistryAccess } from './registryClient';

const completedSchema = z.object({ integrity: integritySchema });

/** Every step is idempotent, so after a crash the same call resumes the upload. */
export async function uploadRelease(
  access: RegistryAccess,
  { release, document, files }: DescribedRelease,
  onFile: (path: string) => void = () => undefined,
): Promise<Upload> {
  const base = `/releases/${release.name}/${release.version}`;
  const upload = await callRegistry(access, base, uploadSchema, document);
  for (const path of upload.missing) {
    const bytes = files.get(path);
    if (!bytes) continue;
    onFile(path);
    await putFile(access, `${base}/files/${path}`, bytes);
  }
  await callRegistry(access, `${base}/complete`, completedSchema, { integrity: upload.integrity });
  return upload;
}
