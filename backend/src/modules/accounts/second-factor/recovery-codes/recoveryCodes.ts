import { createCode } from '../../../../security/secretTokens';

/** First letters of the codes. The letter identifies a code without revealing the rest. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j', 'k'];
const groupLength = 4;

/** The letter is stored in plain text, the rest is hashed. */
export interface RecoveryCode {
  letter: string;
  /** 49 random bits in ten letters. */
  secret: string;
}

export function createRecoveryCodes(): RecoveryCode[] {
  return letters.map((letter) => ({ letter, secret: createCode() }));
}

/** Formats a code for copying: `a7km-q3xw-9pz`. */
export function formatRecoveryCode({ letter, secret }: RecoveryCode): string {
  const text = letter + secret;
  return (text.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
}

/** Accepts any text, because only its hash decides. */
export function parseRecoveryCode(text: string): RecoveryCode {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return { letter: plain.slice(0, 1), secret: plain.slice(1) };
}
