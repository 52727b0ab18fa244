import { brand } from '@tidegate/contracts/brand';
import { languageTable, type Language } from '@tidegate/contracts/languages';

export interface HtmlBodyContent {
  language: Language;
  subject: string;
  text: string;
  /** The address of the button; the text contains it as a paragraph of its own. */
  link: string | undefined;
  button: string;
  /** A code that the recipient types or enters; also a paragraph of its own. */
  code: string | undefined;
}

/** Arabic texts keep values in Latin script together with them (Unicode UAX #9). */
const isolates = /[\u2066-\u2069]/g;

const figurePattern = /^([^:：]+?)\s*[:：]\s*(.+)$/;

/** Mail clients ignore most of CSS, so colours are attributes and the dark scheme overrides them. */
const darkScheme = `
@media (prefers-color-scheme: dark) {
  body, .page { background: #0b1722 !important }
  .sheet { background: #13222f !important }
  .ink, .ink td, .ink a { color: #f2efe6 !important }
  .muted, .muted a { color: #b3bfc7 !important }
  .figure td { border-color: #33424f !important }
  .ink .button { background: #7fd6bf !important; color: #0b1722 !important }
}`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function renderFigures(rows: readonly (readonly [string, string])[]): string {
  const cell = 'padding:10px 0;border-bottom:1px solid #d9d4c7';
  const lines = rows.map(
    ([term, value]) =>
      `<tr class="figure"><td style="${cell}">${escapeHtml(term)}</td>` +
      `<td align="end" style="${cell};text-align:end;font-weight:700"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${lines.join('')}</table>`;
}

function renderButton(link: string, label: string): string {
  const address = escapeHtml(link);
  return (
    `<p style="margin:8px 0 12px"><a class="button" href="${address}" style="display:inline-block;padding:14px 24px;border-radius:6px;background:#0b6b5f;color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>` +
    `<p class="muted" dir="ltr" style="margin:0 0 20px;font-size:13px;color:#5a6872;overflow-wrap:anywhere">${address}</p>`
  );
}

function renderParagraph(paragraph: string, { link, button, code }: HtmlBodyContent): string {
  const value = paragraph.replaceAll(isolates, '');
  if (value === link) return renderButton(link, button);
  if (value === code) {
    return `<p style="margin:0 0 20px;font:700 26px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:2px"><bdi dir="ltr">${escapeHtml(value)}</bdi></p>`;
  }
  const text = escapeHtml(paragraph);
  if (/^https?:\/\/\S+$/.test(paragraph)) {
    return `<p style="margin:0 0 20px;overflow-wrap:anywhere"><a dir="ltr" href="${text}" style="color:#0b6b5f">${text}</a></p>`;
  }
  const rows = paragraph.split('\n').map((line) => figurePattern.exec(line));
  const figures = rows.flatMap((row) => (row?.[1] && row[2] ? [[row[1], row[2]] as const] : []));
  if (rows.length > 1 && figures.length === rows.length) return renderFigures(figures);
  return `<p style="margin:0 0 20px">${text.replaceAll('\n', '<br>')}</p>`;
}

/**
 * Renders the HTML of an email from its text, so that both parts say the same: a paragraph of lines
 * `term: value` becomes a table, the link a button. It loads nothing, so it reads with images off.
 */
export function htmlBody(content: HtmlBodyContent): string {
  const { language, subject, text } = content;
  const { direction } = languageTable[language];
  const paragraphs = text.trim().split(/\n{2,}/);
  const heading = escapeHtml(subject);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>${darkScheme}
</style>
</head>
<body class="page" style="margin:0;background:#f7f4ec">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f4ec"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:start;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<tr><td style="padding:18px 28px;border-radius:8px 8px 0 0;background:#0c2233;color:#ffffff;font-size:20px;font-weight:700"><span aria-hidden="true" style="display:inline-block;width:14px;height:14px;margin-inline-end:12px;border:4px solid #7fd6bf;border-bottom:0;vertical-align:-1px"></span>${brand}</td></tr>
<tr><td class="sheet ink" style="padding:28px 28px 12px;border-radius:0 0 8px 8px;background:#fffefb;color:#0c2233">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25">${heading}</h1>
${paragraphs.map((paragraph) => renderParagraph(paragraph, content)).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
