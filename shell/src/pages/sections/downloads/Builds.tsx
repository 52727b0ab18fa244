import {
  Badge,
  buttonLook,
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

type Words = Pick<BuildsSection, 'facts' | 'yours' | 'download' | 'store' | 'more'>;

interface BuildProps {
  build: ShownBuild;
  words: Words;
  level: 2 | 3;
  language: string;
}

function BuildFacts({ build, words: { facts }, language }: BuildProps) {
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
  const { build, words, level } = props;
  return (
    <Split as="li" gap="m" className={styles.build} data-yours={build.isYours || undefined}>
      <Stack gap="s">
        <Cluster>
          <Heading level={level} size="m" id={`build-${build.id}`}>
            {build.name}
          </Heading>
          {build.isYours && <Badge tone="accent">{words.yours}</Badge>}
        </Cluster>
        {'href' in build ? (
          <Cluster>
            <a
              href={build.href}
              download
              aria-describedby={`build-${build.id}`}
              {...buttonLook({ variant: build.isYours || !build.page ? 'primary' : 'secondary' })}
            >
              <Icon name="download" />
              {words.download}
            </a>
          </Cluster>
        ) : (
          <Text>
            {words.store} <strong>{build.store}</strong>
          </Text>
        )}
        {build.page && <OnwardLink link={{ to: build.page, label: words.more }} />}
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
            words={section}
            level={level === 1 ? 2 : 3}
            language={language}
          />
        ))}
      </Stack>
    </Stack>
  );
}
