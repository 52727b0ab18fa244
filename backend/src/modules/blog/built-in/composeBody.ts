import { SiteError } from '@tidegate/contracts/errors/siteError';

type Texts = Readonly<Record<string, string>>;

interface BodyMessages {
  sections: Readonly<Record<string, Texts>>;
  /** Site paths by the names of the tags that link to them. */
  links: Texts;
  /** Names the messages in an error. */
  file: string;
}

/**
 * Fills placeholders such as `{{opening.p1}}` with the messages of a language, and makes tags such as
 * `<download>` links to pages. They are relative to the article, `/blog/<unikey>`, so that they keep its
 * language and device.
 */
export function composeBody(template: string, { sections, links, file }: BodyMessages): string {
  const html = template.replace(/\{\{(\w+)\.(\w+)\}\}/g, (_, section: string, name: string) => {
    const text = sections[section]?.[name];
    if (text !== undefined) return text;
    throw new SiteError('content.invalid', `${file} has no text for ${section}.${name}`, {
      details: { file },
    });
  });
  return Object.entries(links).reduce(
    (linked, [name, path]) =>
      linked.replaceAll(`<${name}>`, `<a href="..${path}">`).replaceAll(`</${name}>`, '</a>'),
    html,
  );
}
