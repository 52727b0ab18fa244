import { EmptyState, Stack, Text } from '@tidegate/design-system';
import type { PageSectionProps } from './pageSection';
import { SearchForm } from './SearchForm';
import { SectionOpening } from './SectionOpening';
import { EntryList } from './servers/Directory';

/** Searches by URL, so it works without JavaScript. */
export function HelpSearch({ section, level }: PageSectionProps<'helpSearch'>) {
  const { heading, lead, question, topics, count, none } = section;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={level} />
      <SearchForm at="/help" label={section.search} submit={section.find} question={question} />
      {topics && (
        <div role="status">
          {count ? <Text tone="muted">{count}</Text> : null}
          {topics.length === 0 && (
            <EmptyState title={none.heading} level={2}>
              {none.text}
            </EmptyState>
          )}
        </div>
      )}
      {topics && <EntryList entries={topics} />}
    </Stack>
  );
}
