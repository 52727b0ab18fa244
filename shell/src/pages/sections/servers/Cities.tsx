import { formatNumber, Notice, Split, Stack, Table } from '@tidegate/design-system';
import type { PageSectionProps } from '../pageSection';
import { SectionOpening } from '../SectionOpening';
import { CountryMap } from './CountryMap';

export function Cities({ section, level, language }: PageSectionProps<'cities'>) {
  const { heading, lead, demo, columns, cities, chart } = section;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={level} />
      <Split align="start">
        <CountryMap chart={chart} />
        <Table
          caption={heading}
          captionHidden
          rows={cities}
          rowKey={({ name }) => name}
          columns={[
            { id: 'city', header: columns.city, cell: ({ name }) => name },
            {
              id: 'servers',
              header: columns.servers,
              cell: ({ servers }) => formatNumber(servers, language),
              numeric: true,
            },
            {
              id: 'addresses',
              header: columns.addresses,
              cell: ({ addresses }) => <bdi translate="no">{addresses.join(' · ')}</bdi>,
              numeric: true,
            },
          ]}
        />
      </Split>
      <Notice>{demo}</Notice>
    </Stack>
  );
}
