import {
  buttonStyle,
  Cluster,
  EmptyState,
  formatNumber,
  Grid,
  Notice,
  Stack,
  Text,
} from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { PageSectionProps } from '../pageSection';
import { SectionOpening } from '../SectionOpening';
import { listId, ServerFilter } from './ServerFilter';
import { ServerMap } from './ServerMap';
import type { ListedCountry, ServersSection } from './serverSections';
import frame from '../sections.module.css';

interface CountryProps {
  country: ListedCountry;
  namesLanguage: string | undefined;
  language: string;
}

function Country({ country, namesLanguage, language }: CountryProps) {
  const { name, page, count, cities } = country;
  return (
    <li className={frame.entry}>
      <Cluster justify="between" align="baseline">
        <strong>
          <bdi lang={namesLanguage}>{page ? <Link to={page}>{name}</Link> : name}</bdi>
        </strong>
        <Text as="span" size="small" tone="muted" figures>
          {count}
        </Text>
      </Cluster>
      <Cluster as="ul">
        {cities.map((city) => (
          <li key={city.name}>
            {city.name} <strong>{formatNumber(city.servers, language)}</strong>
          </li>
        ))}
      </Cluster>
    </li>
  );
}

function ServerList({ section, language }: { section: ServersSection; language: string }) {
  const { countries, found, none, namesLanguage } = section;
  if (countries.length === 0) {
    return (
      <EmptyState
        title={none.heading}
        level={3}
        action={
          <Link to={`/vpn-server#${listId}`} {...buttonStyle({ variant: 'secondary' })}>
            {none.all}
          </Link>
        }
      >
        {none.text}
      </EmptyState>
    );
  }
  return (
    <Stack gap="m">
      <Text tone="muted">{found}</Text>
      <Grid as="ul" gap="l">
        {countries.map((country) => (
          <Country
            key={country.code}
            country={country}
            namesLanguage={namesLanguage === language ? undefined : namesLanguage}
            language={language}
          />
        ))}
      </Grid>
    </Stack>
  );
}

export function Servers({ section, level, language }: PageSectionProps<'servers'>) {
  const { heading, lead, demo, marks } = section;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={level} />
      <ServerMap marks={marks} />
      <Notice>{demo}</Notice>
      {section.hasFilter && <ServerFilter section={section} />}
      <div id={listId} tabIndex={-1} role="group" aria-label={heading}>
        <ServerList section={section} language={language} />
      </div>
    </Stack>
  );
}
