import { formatDate, Heading, Prose, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps, SectionOf } from './pageSection';
import { OnwardLink } from './SectionLinks';
import styles from './sections.module.css';

type Chapter = SectionOf<'document'>['chapters'][number];

const toListItem = (text: string) => <li key={text}>{text}</li>;

function ChapterText({ heading, paragraphs = [], steps, points, link }: Chapter) {
  return (
    <>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps && <ol>{steps.map(toListItem)}</ol>}
      {points && <ul>{points.map(toListItem)}</ul>}
      {link && <OnwardLink link={link} />}
    </>
  );
}

export function DocumentText({ section, level, language }: PageSectionProps<'document'>) {
  const { heading, lead, updated, contents, chapters } = section;
  return (
    <>
      <Stack gap="s" className={styles.opening}>
        <Heading level={level} size="xl">
          {heading}
        </Heading>
        <Text size="lead">{lead}</Text>
        {updated && (
          <Text tone="muted">
            {updated.label}{' '}
            <time dateTime={updated.date}>{formatDate(updated.date, language)}</time>
          </Text>
        )}
      </Stack>
      {contents && (
        <nav aria-label={contents} className={styles.contents}>
          <Text tone="muted">{contents}</Text>
          <ol>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <a href={`#${chapter.id}`}>{chapter.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div>
        {chapters.map((chapter) => (
          <Prose key={chapter.id} id={chapter.id} className={styles.chapter}>
            <ChapterText {...chapter} />
          </Prose>
        ))}
      </div>
    </>
  );
}
