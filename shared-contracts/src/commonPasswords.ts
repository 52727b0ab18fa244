/**
 * Words at the heart of common passwords: the letters of the first 200 in the list of
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT) without the obscene, and a few of our own.
 */
const commonWords =
  'abc access adidas admin amanda andrea andrew angel angela anthony arsenal asdfgh ashley ' +
  'austin badboy bailey banana barney baseball batman bigdaddy bigdog booboo boomer boston ' +
  'brandon brandy bulldog buster camaro casper changeme charles charlie cheese chelsea chester ' +
  'chicago chicken chris coffee compaq computer cookie corvette cowboy cowboys crystal dakota ' +
  'dallas daniel diablo diamond dragon eagles edward enter falcon fender ferrari fishing flower ' +
  'football forever freedom gandalf gateway george gfhjkm ghbdtn ginger golden golfer guitar ' +
  'hammer hannah hardcore harley heather hello hockey hunter iceman iloveyou internet iwantu ' +
  'jackson james jasmine jasper jennifer jessica johnny jordan joseph joshua junior justin ' +
  'killer klaster knight lakers lauren letmein login london love maggie marina marine marlboro ' +
  'martin master matrix matthew maverick melissa mercedes merlin michael michelle mickey ' +
  'midnight mike miller money monkey monster morgan mother mustang nascar natasha ncc nicole ' +
  'nikita oliver orange pass password passwort patrick peanut pepper phoenix player please ' +
  'porsche prince princess purple qazwsx qwe qwer qwert qwerty qwertyuiop rabbit rachel raiders ' +
  'ranger rangers redsox richard robert samantha samsung scooby scooter secret shadow silver ' +
  'slayer smokey snoopy soccer sparky spider starwars steelers steven summer sunshine superman ' +
  'taylor tennis test thomas thunder tidegate tigers tigger trustno victoria welcome whatever ' +
  'william winner winter wizard yamaha yankees yellow zxcvbn zxcvbnm';

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Whether a password is a common word in a thin disguise: `P@ssw0rd2026!` is `password`. */
export function isCommonPassword(password: string): boolean {
  const core = password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, '');
  const undisguised = core.replace(/[^a-z]/g, (sign) => letterOf[sign] ?? '');
  const lettersAlone = core.replace(/[^a-z]/g, '');
  const known = commonWords.split(' ');
  return known.includes(undisguised) || known.includes(lettersAlone);
}
