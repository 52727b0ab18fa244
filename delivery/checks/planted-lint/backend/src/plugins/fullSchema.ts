// reports: tidegate/zod-is-mini
import { z } from 'zod';

export const fullSchema = z.string();
