/** The drawings of the covers on a page, which have no role because they are decorative. */
export function listCovers({ innerHTML }: HTMLElement): string[] {
  const pictures = innerHTML.match(/<svg.*?<\/svg>/gs) ?? [];
  return pictures.filter((picture) => picture.includes('<g data-line="glass"'));
}
