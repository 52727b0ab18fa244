// reports: accessibility/alt-text
export function Unlabelled() {
  return <img src="/gate.svg" />;
}
