/** The colours and measures of the site's design tokens. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f7f5ee, #0f1e2a);
  --surface: light-dark(#fffefa, #152835);
  --ink: light-dark(#0d2233, #e9eee8);
  --muted: light-dark(#4a5c69, #a6b6bd);
  --line: light-dark(#d6d9d0, #2a4050);
  --edge: light-dark(#6b7c85, #748c98);
  --accent: light-dark(#0c6a62, #86d3c0);
  --shoal: light-dark(#e4eeea, #123036);
  --signal: light-dark(#b0410b, #ff9e66);
  --signal-strong: light-dark(#8c3206, #ffbb93);
  --on-signal: light-dark(#fffefa, #2b1002);
  --caution: light-dark(#745200, #e8c15a);
  --caution-soft: light-dark(#f8efd6, #352c14);
  --danger: light-dark(#a51d24, #ff938b);
  --danger-soft: light-dark(#fae2dd, #3f1c20);
}
* { box-sizing: border-box; margin: 0; }
body {
  padding: 1.25rem;
  color: var(--ink);
  background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif;
  overflow-wrap: break-word;
}
header, main { max-inline-size: 27rem; margin-inline: auto; }
header {
  display: flex;
  gap: .5rem;
  align-items: center;
  margin-block-end: 1.25rem;
  font-size: 1.25rem;
  font-weight: 620;
}
.tide { fill: var(--accent); }
main {
  display: grid;
  gap: 1.25rem;
  padding: clamp(1.25rem, 5vw, 2rem);
  border: 1px solid var(--line);
  border-radius: .5rem;
  background: var(--surface);
}
h1 { font-size: 1.5rem; line-height: 1.2; }
.notice, [role=alert] {
  padding: .5rem .75rem;
  border-inline-start: 3px solid;
  border-radius: .25rem;
  color: var(--caution);
  background: var(--caution-soft);
  font-size: .875rem;
}
[role=alert] { color: var(--danger); background: var(--danger-soft); }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; align-items: baseline; }
dt { color: var(--muted); }
dd { text-align: end; font-weight: 560; }
dd:last-of-type { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 1.25rem; }
label { display: grid; gap: .25rem; font-weight: 560; }
input, button {
  min-block-size: 2.75rem;
  border: 1px solid var(--edge);
  border-radius: .25rem;
  color: inherit;
  background: none;
  font: inherit;
}
input { inline-size: 100%; padding: .5rem .75rem; background: var(--paper); font-size: 1.125rem; font-weight: 400; font-variant-numeric: tabular-nums; letter-spacing: .04em; }
button { padding: .5rem 1rem; font-weight: 560; cursor: pointer; }
button::first-letter { text-transform: uppercase; }
button:hover { border-color: var(--ink); background: var(--shoal); }
.primary { min-block-size: 3.5rem; border-color: transparent; color: var(--on-signal); background: var(--signal); font-size: 1.0625rem; }
.primary:hover { border-color: transparent; background: var(--signal-strong); }
a { color: var(--accent); text-underline-offset: .2em; }
.cancel { text-align: center; }
.cancel a { display: inline-block; padding-block: .625rem; }
details { border-block-start: 1px solid var(--line); padding-block-start: .5rem; }
summary { padding-block: .625rem; color: var(--muted); cursor: pointer; }
details ul { display: grid; gap: .75rem; padding: .5rem 0 0; list-style: none; }
details li { display: grid; gap: .25rem; font-size: .875rem; }
details button { font-size: 1rem; font-variant-numeric: tabular-nums; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
