import {
  Badge,
  buttonStyle,
  Cluster,
  Disclosure,
  FactList,
  formatDate,
  Heading,
  Icon,
  Notice,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { BuildsSection, ShownBuild } from './buildsSection';
import { formatSize } from './formatSize';
import type { PageSectionProps } from '../pageSection';
import { OnwardLink } from '../SectionLinks';
import { SectionOpening } from '../SectionOpening';
import styles from './builds.module.css';

type Messages = Pick<BuildsSection, 'facts' | 'ownDevice' | 'download' | 'store' | 'more'>;

interface BuildProps {
  build: ShownBuild;
  messages: Messages;
  level: 2 | 3;
  language: string;
}

function BuildFacts({ build, messages: { facts }, language }: BuildProps) {
  const { token, version, released, system } = build;
  return (
    <FactList
      facts={[
        { term: facts.version, value: <Link to={`/download/${token}`}>{version}</Link> },
        {
          term: facts.released,
          value: <time dateTime={released}>{formatDate(released, language)}</time>,
        },
        { term: facts.system, value: system },
        'href' in build && { term: facts.size, value: formatSize(build.bytes, language) },
        'href' in build && {
          term: facts.sha256,
          value: <code translate="no">{build.sha256}</code>,
        },
      ]}
    />
  );
}

function BuildEntry(props: BuildProps) {
  const { build, messages, level } = props;
  const { isOwnDevice, page } = build;
  return (
    <Split
      as="li"
      gap="s"
      align="center"
      className={styles.build}
      data-yours={isOwnDevice || undefined}
    >
      <Stack gap="2xs">
        <Cluster>
          <Heading level={level} size={isOwnDevice ? 'm' : 's'} id={`build-${build.id}`}>
            {build.name}
          </Heading>
          {isOwnDevice && <Badge tone="accent">{messages.ownDevice}</Badge>}
        </Cluster>
        <Disclosure summary={`${messages.facts.version} ${build.version}`}>
          <BuildFacts {...props} />
        </Disclosure>
      </Stack>
      <Cluster>
        {'href' in build ? (
          <a
            href={build.href}
            download
            aria-describedby={`build-${build.id}`}
            {...buttonStyle({ variant: isOwnDevice || !page ? 'primary' : 'secondary' })}
          >
            <Icon name="download" />
            {messages.download}
          </a>
        ) : (
          <Text>
            {messages.store} <strong>{build.store}</strong>
          </Text>
        )}
        {page && <OnwardLink link={{ to: page, label: messages.more }} />}
      </Cluster>
    </Split>
  );
}

export function Builds({ section, level, language }: PageSectionProps<'builds'>) {
  const { heading, lead, demo, builds } = section;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={level} />
      <Notice>{demo}</Notice>
      <Stack as="ul" gap="s">
        {builds.map((build) => (
          <BuildEntry
            key={build.id}
            build={build}
            messages={section}
            level={level === 1 ? 2 : 3}
            language={language}
          />
        ))}
      </Stack>
    </Stack>
  );
}
