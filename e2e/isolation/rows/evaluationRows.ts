import { onServer } from '../../releases/faults';
import { withTexts } from '../../releases/releaseFiles';
import type { FaultRow } from '../faultRow';

const threw = ['remotes.threwAtEvaluation'];
const blocked = ['remotes.blockedRender'];
const invalid = ['remotes.invalidModule'];

export const evaluationRows: readonly FaultRow[] = [
  { name: 'throws an error when evaluated', atEvaluation: `throw new Error('x')`, codes: threw },
  { name: 'throws null when evaluated', atEvaluation: `throw null`, codes: threw },
  {
    name: 'throws a frozen object when evaluated',
    atEvaluation: `throw Object.freeze({})`,
    codes: threw,
  },
  { name: 'loops for ever when evaluated', atEvaluation: `for (;;) {}`, codes: blocked },
  {
    name: 'does not compile',
    change: (release) =>
      withTexts(release, (text, file) =>
        file === release.document.server ? `${text}\n)syntax error(` : text,
      ),
    codes: threw,
  },
  {
    name: 'closes the function that its bundle runs in',
    change: (release) =>
      withTexts(release, (text, file) =>
        file === release.document.server
          ? `${text}\n}); globalThis.outside = (function () {`
          : text,
      ),
    shows: 'itself',
  },
  {
    name: 'has an empty bundle',
    change: (release) =>
      withTexts(release, (text, file) => (file === release.document.server ? ' ' : text)),
    codes: invalid,
  },
  { name: 'carries the name of nobody', atEvaluation: `remote.name = 'nobody'`, codes: invalid },
  {
    name: 'carries the name of another remote',
    atEvaluation: `remote.name = 'blog'`,
    codes: invalid,
  },
  { name: 'exports null', atEvaluation: `module.exports = { default: null }`, codes: invalid },
  { name: 'exports a number', atEvaluation: `module.exports = { default: 42 }`, codes: invalid },
  {
    name: 'exports getters that throw',
    change: onServer(`module.exports = { get default() { throw new Error('x'); } };`),
    codes: [...threw, ...invalid, 'remotes.threwAtLoad'],
  },
  { name: 'has no list of routes', atEvaluation: `remote.routes = 'none'`, codes: invalid },
  { name: 'has no list of slots', atEvaluation: `delete remote.slots`, codes: invalid },
  {
    name: 'asks for a module that the shell does not share',
    atEvaluation: `require('lodash')`,
    codes: threw,
  },
  {
    name: 'asks for a module of Node',
    atEvaluation: `require('node:fs')`,
    codes: threw,
  },
  {
    name: 'asks a shared module for a name that it does not have',
    atEvaluation: `require('react').useMagic`,
    codes: threw,
  },
  {
    name: 'registers endpoints that throw',
    atEvaluation: `remote.registerEndpoints = () => { throw new Error('x'); }`,
    codes: ['remotes.threwAtLoad', 'remotes.threwAtEvaluation'],
  },
  {
    name: 'has a reducer that throws',
    atEvaluation: `remote.slice.reducer = () => { throw new Error('x'); }`,
    codes: ['remotes.threwAtLoad', 'remotes.threwAtRender'],
  },
  {
    name: 'has lost the routes of its pages',
    atEvaluation: `remote.routes = []`,
    codes: invalid,
  },
  {
    name: 'has lost its slots',
    atEvaluation: `remote.slots = []`,
    codes: invalid,
  },
  {
    name: 'has another name for its slot',
    atEvaluation: `remote.slots[0].name = 'elsewhere'`,
    codes: invalid,
  },
];
