// reports: react/globals
let rendered = 0;

export function Counted() {
  rendered += 1;
  return <p data-rendered={rendered} />;
}
