import { findStyleProblems } from './styleProblems';

function codesOf(css: string): string[] {
  const files = new Map([['client/remote.css', Buffer.from(css)]]);
  return findStyleProblems(files, [...files.keys()], 'tools_1_0_0').map(({ code }) => code);
}

const own = '.tools_1_0_0-Card-root';

test.each([
  ['an own class', `${own}{color:red}`],
  ['an element inside it', `${own} p{margin:0}`],
  ['an own class in a right-to-left page', `[dir=rtl] ${own}{margin:0}`],
  ['a state', `${own}:hover::before{opacity:1}`],
  ['one of several own classes', `:is(${own},${own}2){margin:0}`],
  ['a condition', `@media (width>=40rem){${own}{margin:0}}`],
  ['an animation', `@keyframes tools_1_0_0-fade{from{opacity:0}50%{opacity:.5}}`],
  ['a nested rule', `${own}{&:hover{color:red} p{margin:0} @media print{a{color:red}}}`],
])('%s is the remote’s own', (_kind, css) => {
  expect(codesOf(`@layer remote{${css}}`)).toEqual([]);
});

test.each([
  ['an element', 'p{margin:0}'],
  ['everything', '*{margin:0}'],
  ['the root', ':root{--tg-ink:red}'],
  ['a class of another version', '.tools_1_0_1-Card-root{margin:0}'],
  ['a class that was made global', '.card{margin:0}'],
  ['an element beside an own class', `${own},p{margin:0}`],
  ['an element or an own class', `:is(${own},p){margin:0}`],
  ['all but an own class', `:not(${own}){margin:0}`],
  ['what holds an own class', `body:has(${own}){margin:0}`],
  ['an element inside a condition', '@supports (gap:0){p{margin:0}}'],
  ['everything but the parent', `${own}{:not(&){margin:0}}`],
])('%s is not the remote’s own', (_kind, css) => {
  expect(codesOf(`@layer remote{${css}}`)).toEqual(['delivery.globalStyle']);
});

test.each(['@import "x.css"', '@property --x{inherits:false}', '@font-face{src:url(x)}'])(
  '%s is refused, because it changes the whole page',
  (css) => {
    expect(codesOf(`@layer remote{${css}}`)).toEqual(['delivery.globalStyle']);
  },
);

test('styles outside the layer of remotes are refused', () => {
  expect(codesOf(`${own}{margin:0}`)).toEqual(['delivery.unlayeredStyle']);
  expect(codesOf(`@layer other{${own}{margin:0}}`)).toEqual(['delivery.unlayeredStyle']);
});

test('what is not CSS is refused', () => {
  expect(codesOf('@layer remote{')).toEqual(['delivery.globalStyle']);
});
