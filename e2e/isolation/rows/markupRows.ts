import type { FaultRow } from '../faultRow';

const invalid = ['remotes.invalidReply'];

/** Markup that affects the page outside its region. */
const outside = {
  'closes what is around it': `</div></main><p>x</p>`,
  'never ends a comment': `<p>x</p><!-- `,
  'never ends a script': `<script>x`,
  'never ends a style': `<style>x`,
  'never ends a text area': `<textarea>x`,
  'turns the rest into plain text': `<plaintext>x`,
  'never ends a template': `<template><p>x`,
  'never ends a tag': `<p title="x`,
  'never ends a table': `<table><tr><td>x`,
  'changes the body': `<body onload="x">`,
  'hides the rest where there is no script': `<noscript><style>x</noscript>`,
} as const;

export const markupRows: readonly FaultRow[] = [
  {
    name: 'has markup that closes the body, which leaves what is open inside open',
    inRender: `return require('react/jsx-runtime').jsx('div',
      { dangerouslySetInnerHTML: { __html: '</body></html><p>x</p>' } })`,
  },
  ...Object.entries(outside).map(([what, html]) => ({
    name: `has markup that ${what}`,
    inRender: `return require('react/jsx-runtime').jsx('div',
      { dangerouslySetInnerHTML: { __html: ${JSON.stringify(html)} } })`,
    codes: invalid,
  })),
  {
    name: 'has 50 MB of markup',
    inRender: `return 'x'.repeat(50_000_000)`,
    codes: [...invalid, 'remotes.outOfMemory', 'remotes.blockedRender', 'remotes.threwAtRender'],
  },
  {
    name: 'has 2 MB of markup',
    inRender: `return 'x'.repeat(2_000_000)`,
    codes: invalid,
  },
  {
    name: 'has a million elements',
    inRender: `return Array.from({ length: 1e6 }, (_, key) =>
      require('react/jsx-runtime').jsx('i', {}, key))`,
    codes: [...invalid, 'remotes.outOfMemory', 'remotes.blockedRender'],
  },
];
