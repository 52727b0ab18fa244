import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 most common passwords, all in small letters. */
export const commonPasswords = dictionary['passwords-common'];
