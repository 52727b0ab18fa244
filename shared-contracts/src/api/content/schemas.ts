import * as z from 'zod/mini';
import { envelopeSchema } from '../../errors/envelopeSchema';
import { languageSchema, wantedLanguageSchema } from '../fieldSchemas';
import { basePrefix } from './endpoints';

/** `path` names a document in lower case, without anything that a file system would interpret. */
export const localisedDocumentRequestSchema = z.object({
  path: z
    .string()
    .check(z.maxLength(120), z.regex(/^(?:[a-z0-9][a-z0-9_-]*\/){0,3}[a-z0-9][a-z0-9_-]*\.json$/)),
  prefix: z._default(z.string().check(z.regex(/^v[0-9]{1,4}$/)), basePrefix),
  language: wantedLanguageSchema,
});

export type LocalisedDocumentRequest = z.infer<typeof localisedDocumentRequestSchema>;

export const localisedDocumentSchema = z.record(z.string(), z.json());

export type LocalisedDocument = z.infer<typeof localisedDocumentSchema>;

export const localisedDocumentReplySchema = envelopeSchema(localisedDocumentSchema);

export const localisedFileRequestSchema = z.object({
  prefix: z.string().check(z.regex(/^v[0-9]{1,4}$/)),
  language: languageSchema,
  document: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9][a-z0-9_-]*\.json$/)),
});

const linkSchema = z.object({ label: z.string(), path: z.string().check(z.startsWith('/')) });

const linkGroupSchema = z.object({ title: z.string(), links: z.array(linkSchema) });

/** `navigation.json`: the main menu and the account menu. Paths have no language prefix. */
export const navigationSchema = z.object({ menu: z.array(linkSchema), user: z.array(linkSchema) });

/** `footer.json`: the columns of links in the footer. */
export const footerSchema = z.object({
  products: linkGroupSchema,
  learnMore: linkGroupSchema,
  about: linkGroupSchema,
  partners: linkGroupSchema,
  help: linkGroupSchema,
  rights: z.string(),
});

export type Footer = z.infer<typeof footerSchema>;

/** `head.json`: overrides the titles and descriptions of pages without a release, by plain path. */
export const headOverridesSchema = z.record(
  z.string().check(z.startsWith('/')),
  z.object({
    title: z.optional(z.string().check(z.minLength(1))),
    description: z.optional(z.string().check(z.minLength(1))),
  }),
);

export type HeadOverrides = z.infer<typeof headOverridesSchema>;

const value = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()]);

/** Settings that marketing may change without a release. */
export const appConfigSchema = z.object({ marketingData: z.record(z.string(), value) });

export type AppConfig = z.infer<typeof appConfigSchema>;
