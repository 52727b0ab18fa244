// reports: jsx-a11y-x/alt-text
export function Unlabelled() {
  return <img src="/gate.svg" />;
}
