/** Loader: lets a bundler drop React Router's contexts and components that nothing imports. */
// oxlint-disable-next-line tidegate/no-default-export -- webpack calls a loader's default export
export default function markUnused(source) {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1');
}
