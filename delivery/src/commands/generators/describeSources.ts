import { toPascalCase } from './generation';

interface Names {
  remote: string;
  /** Name of the remote in a heading. */
  title: string;
  page: string;
  route: string;
}

const webpackConfig = ({
  remote,
}: Names) => `import { remotePreset } from '@tidegate/delivery/webpack';

export default remotePreset({ name: '${remote}', root: import.meta.dirname });
`;

const readme = ({ remote, title }: Names) => `# ${title}

|          |                                    |
| -------- | ---------------------------------- |
| Routes   | \`/${remote}\`                         |
| State    | none                               |
| Calls    | none                               |
| Messages | \`locales/<language>/${remote}.json\` |

- \`npm run dev -- ${remote}\`: this remote alone, with fast refresh, in a running site
- \`npm test -- remotes/${remote}\`: its tests; \`npm test -- <file or title>\`: one of them
- \`npm run release -- publish ${remote}\`, then \`npm run release -- activate ${remote}@<version>\`
`;

const entryPoint = ({
  remote,
  route,
}: Names) => `import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { ${route} } from '../features/show-${remote}/${route}';

const remote: RemoteModule = { name: '${remote}', routes: [${route}], slots: [] };

export default remote;
`;

const routeSource = ({
  remote,
  page,
  route,
}: Names) => `import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { ${page} } from './${page}';

export const ${route}: RemoteRoute = {
  path: '/${remote}',
  head: { title: 'page.title', description: 'page.description' },
  layout: 'default',
  access: 'public',
  isSwapSafe: true,
  Component: ${page},
};
`;

const pageComponent = ({
  remote,
  page,
}: Names) => `import { Container, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

export function ${page}() {
  const { t } = useTranslation('${remote}');

  return (
    <Section>
      <Container>
        <Stack as="header" gap="m">
          <Heading level={1} size="display">
            {t('page.heading')}
          </Heading>
          <Text size="lead">{t('page.lead')}</Text>
        </Stack>
      </Container>
    </Section>
  );
}
`;

const pageTest = ({ remote }: Names) => `import { screen } from '@testing-library/react';
import { renderRemote } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/${remote}.json';
import remote from '../../exposed/remote';

test('the page has its heading', async () => {
  renderRemote({ remote, english }, '/${remote}');

  const heading = await screen.findByRole('heading', { level: 1 });

  expect(heading).toHaveTextContent(english.page.heading);
  expect(english.page.heading).not.toBe('');
});
`;

/** The source files of a new remote, relative to its folder. */
export function describeSources(remote: string): [file: string, text: string][] {
  const title = toPascalCase(remote);
  const page = `${title}Page`;
  const route = `${page.charAt(0).toLowerCase()}${page.slice(1)}Route`;
  const names = { remote, title, page, route };
  const feature = `src/features/show-${remote}`;
  return [
    ['webpack.config.js', webpackConfig(names)],
    ['README.md', readme(names)],
    ['src/exposed/remote.ts', entryPoint(names)],
    [`${feature}/${route}.ts`, routeSource(names)],
    [`${feature}/${page}.tsx`, pageComponent(names)],
    [`${feature}/${page}.test.tsx`, pageTest(names)],
  ];
}
