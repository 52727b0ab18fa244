import {
  Badge,
  buttonStyle,
  Cluster,
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
        ...('href' in build
          ? [
              { term: facts.size, value: formatSize(build.bytes, language) },
              { term: facts.sha256, value: <code translate="no">{build.sha256}</code> },
            ]
          : []),
      ]}
    />
  );
}

function BuildEntry(props: BuildProps) {
  const { build, messages, level } = props;
  return (
    <Split as="li" gap="m" className={styles.build} data-yours={build.isOwnDevice || undefined}>
      <Stack gap="s">
        <Cluster>
          <Heading level={level} size="m" id={`build-${build.id}`}>
            {build.name}
          </Heading>
          {build.isOwnDevice && <Badge tone="accent">{messages.ownDevice}</Badge>}
        </Cluster>
        {'href' in build ? (
          <Cluster>
            <a
              href={build.href}
              download
              aria-describedby={`build-${build.id}`}
              {...buttonStyle({
                variant: build.isOwnDevice || !build.page ? 'primary' : 'secondary',
              })}
            >
              <Icon name="download" />
              {messages.download}
            </a>
          </Cluster>
        ) : (
          <Text>
            {messages.store} <strong>{build.store}</strong>
          </Text>
        )}
        {build.page && <OnwardLink link={{ to: build.page, label: messages.more }} />}
      </Stack>
      <BuildFacts {...props} />
    </Split>
  );
}

export function Builds({ section, level, language }: PageSectionProps<'builds'>) {
  const { heading, lead, demo, builds } = section;
  return (
    <Stack gap="l">
      <SectionOpening heading={heading} lead={lead} level={level} />
      <Notice>{demo}</Notice>
      <Stack as="ul" gap="l">
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
