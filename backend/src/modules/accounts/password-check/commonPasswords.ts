import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 most common passwords, in lower case. */
export const commonPasswords = dictionary['passwords-common'];
