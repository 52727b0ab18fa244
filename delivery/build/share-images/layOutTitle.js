/** A part that begins with these stays on the line of the part before it. */
const joined = /^[\p{P}\p{scx=Hira}ー]+$/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Parts of a text between which a line may end: at spaces, in Japanese between words. */
function listParts(text, language) {
  if (language !== 'ja') return text.split(/(?<= )/);
  const parts = [];
  for (const { segment } of segmenter.segment(text)) {
    if (parts.length > 0 && joined.test(segment)) parts.push(parts.pop() + segment);
    else parts.push(segment);
  }
  return parts;
}

function breakLines(parts, width) {
  const lines = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line && line.width + part.width <= width) {
      line.text += part.text;
      line.width += part.width;
    } else {
      lines.push({ ...part });
    }
  }
  return lines;
}

/** As few lines as possible, and as even as possible. */
function balanceLines(parts, width) {
  const widest = Math.max(...parts.map((part) => part.width));
  let balanced = breakLines(parts, Math.max(width, widest));
  for (let narrower = width; narrower >= widest; narrower -= width / 40) {
    const lines = breakLines(parts, narrower);
    if (lines.length > balanced.length) break;
    balanced = lines;
  }
  return balanced;
}

/** What follows a colon is a second text, without the colon. */
function splitTitle(title) {
  return /^([^:：]*[^:：\s])\s*[:：]\s*(\S.*)$/.exec(title)?.slice(1) ?? [title];
}

/**
 * The lines of a title in the largest of `sizes` that fits. `measure` returns the width of a text
 * of size 1.
 */
export function layOutTitle(title, { language, sizes, width, height, lineHeight, measure }) {
  const texts = splitTitle(title).map((text) =>
    listParts(text, language).map((part) => ({ text: part, width: measure(part) })),
  );
  const layOut = (size) =>
    texts.flatMap((parts, index) =>
      balanceLines(parts, width / size).map((line) => ({ ...line, isSecond: index > 0 })),
    );
  const fits = (size) => {
    const lines = layOut(size);
    const widest = Math.max(...lines.map((line) => line.width));
    return lines.length * lineHeight * size <= height && widest * size <= width;
  };
  const size = sizes.find(fits) ?? sizes.at(-1);
  return {
    size,
    lines: layOut(size).map(({ text, isSecond }) => ({ text: text.trim(), isSecond })),
  };
}
