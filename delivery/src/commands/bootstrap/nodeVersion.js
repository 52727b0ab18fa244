const oldest = [20, 19, 0];

/** What to say to someone whose Node.js is too old; nothing when it will do. */
export function explainNodeVersion(version) {
  const parts = version.split('.').map(Number);
  const difference = oldest
    .map((wanted, index) => parts[index] - wanted)
    .find((step) => step !== 0);
  if (difference === undefined || difference > 0) return undefined;
  return `This is Node.js ${version}; Tidegate needs ${oldest.join('.')} or newer. Install it from https://nodejs.org and try again.`;
}
