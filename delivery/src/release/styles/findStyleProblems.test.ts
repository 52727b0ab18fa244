import { ownClass, styleAttacks } from '../testing/styleAttacks';
import { findStyleProblems } from './findStyleProblems';

function codesOf(css: string | Buffer): string[] {
  const problems = findStyleProblems('client/remote.css', Buffer.from(css), 'tools_1_0_0');
  return problems.map(({ code }) => code);
}

test.each([
  ['an own class', `${ownClass}{color:red}`],
  ['an element inside it', `${ownClass} p{margin:0}`],
  ['an own class in a right-to-left page', `[dir=rtl] ${ownClass}{margin:0}`],
  ['a state', `${ownClass}:hover::before{opacity:1;content:"·"/"\\201c";position:absolute}`],
  ['one of several own classes', `:is(${ownClass},${ownClass}2){margin:0}`],
  ['a condition', `@media (width>=40rem){${ownClass}{margin:0}}`],
  ['an image', `${ownClass}{background:url(../client/dots.0a1b2c3d.svg)}`],
  ['an animation', `@keyframes tools_1_0_0-fade{from{opacity:0}50%{opacity:.5}}`],
  ['a nested rule', `${ownClass}{&:hover{color:red} p{margin:0} @media print{a{color:red}}}`],
])('a remote may style %s', (_kind, css) => {
  expect(codesOf(`/*! css */@layer remote{${css}}`)).toEqual([]);
});

test.each(styleAttacks)('a style sheet is refused if it %s', (_kind, css) => {
  expect(codesOf(css)).not.toEqual([]);
});

test('each kind of invalid style sheet has its own code', () => {
  expect(codesOf(`@layer remote{p{margin:0}}`)).toEqual(['delivery.globalStyle']);
  expect(codesOf(`${ownClass}{margin:0}`)).toEqual(['delivery.unlayeredStyle']);
  expect(codesOf('@layer remote{')).toEqual(['delivery.ambiguousStyle']);
});
