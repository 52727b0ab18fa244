/** A class of `tools` 1.0.0. */
export const ownClass = '.tools_1_0_0-Card-root';

function inLayer(css: string): string {
  return `@layer remote{${css}}`;
}

/** Style sheets that would change elements outside the remote. */
export const styleAttacks: readonly (readonly [kind: string, css: string | Buffer])[] = [
  ['hides everything', inLayer('*{display:none!important}')],
  ['styles an element', inLayer('p{margin:0}')],
  ['styles the body', inLayer('body{display:none}')],
  ['styles the root', inLayer('html{filter:blur(9px)}')],
  ['sets custom properties of the root', inLayer(':root{--tg-ink:red}')],
  ['styles another version', inLayer('.tools_1_0_1-Card-root{margin:0}')],
  ['styles a class that was made global', inLayer('.card{margin:0}')],
  ['styles an element beside an own one', inLayer(`${ownClass},p{margin:0}`)],
  ['styles an element or an own one', inLayer(`:is(${ownClass},p){margin:0}`)],
  ['styles all but its own', inLayer(`:not(${ownClass}){margin:0}`)],
  ['styles what has an own element', inLayer(`body:has(${ownClass}){display:none}`)],
  ['styles all that count own elements', inLayer(`:nth-child(1 of ${ownClass}){margin:0}`)],
  ['styles a host', inLayer(`:host(${ownClass}){margin:0}`)],
  [
    'styles what names its class',
    inLayer('[class^="tools_1_0_0-"],[title=".tools_1_0_0-x"]{margin:0}'),
  ],
  ['styles the page by nesting', inLayer('&{display:none}')],
  ['leaves its element by nesting', inLayer(`${ownClass}{body:has(&){display:none}}`)],
  ['styles everything but the parent', inLayer(`${ownClass}{:not(&){margin:0}}`)],
  ['styles in a condition', inLayer('@media all{@supports (gap:0){body{display:none}}}')],
  ['styles in a layer of its layer', inLayer(`@layer last{${ownClass}{margin:0}}`)],
  ['styles in another layer', `@layer other{${ownClass}{margin:0}}`],
  ['styles outside its layer', `${ownClass}{margin:0}`],
  ['orders the layers', '@layer remote,tokens,base;'],
  ['styles in a scope', inLayer(`@scope (body){${ownClass}{margin:0}:scope{display:none}}`)],
  ['nests a scope', inLayer(`${ownClass}{@scope (body){p{display:none}}}`)],
  ['imports', '@import "x.css" layer(remote);'],
  ['imports in its layer', inLayer('@import "x.css";')],
  ['imports with another spelling', inLayer('@IMPORT "x.css";')],
  ['registers a property', inLayer('@property --tg-ink{syntax:"*";inherits:false}')],
  ['replaces a font', inLayer('@font-face{font-family:Inter;src:url(x.woff2)}')],
  ['replaces a counter style', inLayer('@counter-style decimal{symbols:"x"}')],
  ['replaces an animation', inLayer('@keyframes fade{to{opacity:0}}')],
  ['animates views', inLayer('@view-transition{navigation:auto}')],
  ['names a view of the page', inLayer(`${ownClass}{view-transition-name:header}`)],
  ['styles views of the page', inLayer('::view-transition-old(root){display:none}')],
  ['covers the page', inLayer(`${ownClass}{position:fixed;inset:0}`)],
  ['covers the page in capitals', inLayer(`${ownClass}{POSITION:FIXED!important;inset:0}`)],
  ['covers the page by a property', inLayer(`${ownClass}{--p:fixed;position:var(--p)}`)],
  ['covers the page by an escape', inLayer(`${ownClass}{position:f\\69xed}`)],
  ['covers the page around a comment', inLayer(`${ownClass}{position:/**/fixed}`)],
  ['covers the page by an animation', inLayer('@keyframes tools_1_0_0-x{to{position:fixed}}')],
  ['hides a selector behind a comment', inLayer(`body/*${ownClass}*/{display:none}`)],
  ['escapes a selector', inLayer(`${ownClass},\\62ody{display:none}`)],
  ['escapes the name of a rule', inLayer('@\\69mport "x.css";')],
  [
    'hides a rule in a broken string',
    inLayer(`${ownClass}{content:"\n}body{display:none}.x{content:"}`),
  ],
  ['hides a rule in an address', inLayer(`${ownClass}{--x:URL(/*)}body{display:none}a{b:(/**/)}`)],
  [
    'hides a rule in an escaped address',
    inLayer(`${ownClass}{--x:u\\72l(/*)}body{margin:0}a{b:(/**/)}`),
  ],
  ['closes its layer too early', '@layer remote{}}body{display:none}'],
  ['does not end', '@layer remote{'],
  ['is written in another encoding', Buffer.from('\ufeffbody{display:none}', 'utf16le')],
];
