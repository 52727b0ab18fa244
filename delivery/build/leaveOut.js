/**
 * Loader: leaves out of a library what no part of the site uses. The minifier drops what is then
 * unreachable. An update that changes a quoted text fails the build, so each cut is read again.
 */
// oxlint-disable-next-line tidegate/no-default-export -- webpack calls a loader's default export
export default function leaveOut(source) {
  return this.getOptions().cuts.reduce((text, [unused, rest]) => {
    const changed = text.replaceAll(unused, rest);
    if (changed === text) throw new Error(`unusedParts.js: the library has no ${unused} any more`);
    return changed;
  }, source);
}
