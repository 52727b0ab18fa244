import * as z from 'zod/mini';
import { currencies } from '../catalogue/money';
import { parseProductId } from '../catalogue/productId';
import { defaultLanguage, languages } from '../languages';
import { isEmailAddress } from '../visitors/isEmailAddress';

export const languageSchema = z.enum(languages);

/** A requested language; an unsupported one becomes English. */
export const wantedLanguageSchema = z._default(
  z.catch(languageSchema, defaultLanguage),
  defaultLanguage,
);

export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1), z.refine(isEmailAddress));

/** Checks lengths only: the strength of a password is checked where it is set. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(128));

export const currencySchema = z.enum(currencies);

/** An amount in whole minor units (cents, pence), which avoids fractions in sums. */
export const amountMinorSchema = z.int().check(z.nonnegative());

/** A product id as text, checked against the grammar. */
export const productIdSchema = z
  .string()
  .check(z.refine((text) => parseProductId(text) !== undefined));
