import { buttonStyle, Cluster, Stack, Text } from '@tidegate/design-system';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SearchForm } from '../SearchForm';
import type { Choice, ServersSection } from './serverSections';

/** Element ID and hash of the list. */
export const listId = 'servers';

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const id = useId();
  return (
    <Stack as="nav" gap="2xs" aria-labelledby={id}>
      <Text id={id} size="small" tone="muted">
        {label}
      </Text>
      <Cluster as="ul" gap="xs">
        {choices.map(({ to, label: choice, isChosen, language }) => (
          <li key={to}>
            <Link
              to={to}
              lang={language}
              aria-current={isChosen || undefined}
              {...buttonStyle({ variant: isChosen ? 'primary' : 'secondary', size: 's' })}
            >
              {choice}
            </Link>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}

/** Filters and sorts by URL, so it works without JavaScript. */
export function ServerFilter({ section }: { section: ServersSection }) {
  const { search, find, form, regions, order } = section;
  return (
    <Stack gap="m">
      <SearchForm
        at={{ pathname: '/vpn-server', hash: listId }}
        label={search}
        submit={find}
        question={form.text}
      >
        {form.kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </SearchForm>
      <Choices {...regions} />
      <Choices {...order} />
    </Stack>
  );
}
