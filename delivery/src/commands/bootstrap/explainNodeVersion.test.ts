import { explainNodeVersion } from './explainNodeVersion.js';

test.each(['20.19.0', '20.20.2', '21.0.0', '24.3.1'])('Node.js %s is supported', (version) => {
  expect(explainNodeVersion(version)).toBeUndefined();
});

test.each(['20.18.9', '18.20.4', '8.0.0'])(
  'Node.js %s is too old, and the message names the advice',
  (version) => {
    expect(explainNodeVersion(version)).toBe(
      `This is Node.js ${version}; Tidegate needs 20.19.0 or newer. Install it from https://nodejs.org and try again.`,
    );
  },
);
