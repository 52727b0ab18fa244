import { createCode } from '../../../../security/secretTokens';

/** The first letter of each code: tells which one it is, and says nothing about the rest. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j', 'k'];
const groupLength = 4;

/** A code as it is compared: its letter in the clear, the rest to be hashed. */
export interface RecoveryCode {
  letter: string;
  /** 49 random bits in ten letters. */
  secret: string;
}

export function createRecoveryCodes(): RecoveryCode[] {
  return letters.map((letter) => ({ letter, secret: createCode() }));
}

/** As people copy it: `a7km-q3xw-9pz`. */
export function formatRecoveryCode({ letter, secret }: RecoveryCode): string {
  const text = letter + secret;
  return (text.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');
}

/** However it was typed; any text is understood, since only its hash decides. */
export function parseRecoveryCode(text: string): RecoveryCode {
  const plain = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return { letter: plain.slice(0, 1), secret: plain.slice(1) };
}
