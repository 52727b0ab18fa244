// reports: tidegate/zod-is-mini
import { string } from 'zod/mini';

export const namedSchema = string();
