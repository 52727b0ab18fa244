type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

/** Every key of a locale file, so that a page cannot ask for words that nobody wrote. */
export type WordKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${WordKey<Words[Key]>}`;
}[keyof Words & string];
