const oldest = [20, 19, 0];

export function explainNodeVersion(version) {
  const parts = version.split('.').map(Number);
  const difference = oldest
    .map((wanted, index) => parts[index] - wanted)
    .find((step) => step !== 0);
  if (difference === undefined || difference > 0) return undefined;
  return `This is Node.js ${version}; Tidegate needs ${oldest.join('.')} or newer. Install it from https://nodejs.org and try again.`;
}
