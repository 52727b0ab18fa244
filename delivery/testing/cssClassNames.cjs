/** A CSS module that maps each class to its own name. */
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);
