import { formatDate, Heading, Prose, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps, SectionOf } from './pageSection';
import styles from './sections.module.css';

type Chapter = SectionOf<'document'>['chapters'][number];

function ChapterText({ heading, paragraphs, points }: Chapter) {
  return (
    <>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
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
