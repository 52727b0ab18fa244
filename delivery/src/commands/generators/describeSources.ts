import { toPascalCase } from './generation';

/** The source files of a new remote, relative to its folder. */
export function describeSources(name: string): [file: string, text: string][] {
  const page = `${toPascalCase(name)}Page`;
  const route = `${page.charAt(0).toLowerCase()}${page.slice(1)}Route`;
  const feature = `src/features/show-${name}`;
  return [
    [
      'webpack.config.js',
      `import { remotePreset } from '@tidegate/delivery/webpack';

export default remotePreset({ name: '${name}', root: import.meta.dirname });
`,
    ],
    [
      'README.md',
      `# ${toPascalCase(name)}

|          |                                    |
| -------- | ---------------------------------- |
| Routes   | \`/${name}\`                         |
| State    | none                               |
| Calls    | none                               |
| Messages | \`locales/<language>/${name}.json\` |

- \`npm run dev -- ${name}\`: this remote alone, with fast refresh, in a running site
- \`npm test -- remotes/${name}\`: its tests; \`npm test -- <file or title>\`: one of them
- \`npm run release -- publish ${name}\`, then \`npm run release -- activate ${name}@<version>\`
`,
    ],
    [
      'src/exposed/remote.ts',
      `import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { ${route} } from '../features/show-${name}/${route}';

const remote: RemoteModule = { name: '${name}', routes: [${route}], slots: [] };

export default remote;
`,
    ],
    [
      `${feature}/${route}.ts`,
      `import type { RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { ${page} } from './${page}';

export const ${route}: RemoteRoute = {
  path: '/${name}',
  head: { title: 'page.title', description: 'page.description' },
  layout: 'default',
  access: 'public',
  isSwapSafe: true,
  Component: ${page},
};
`,
    ],
    [
      `${feature}/${page}.tsx`,
      `import { Container, Heading, Section, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

export function ${page}() {
  const { t } = useTranslation('${name}');

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
`,
    ],
    [
      `${feature}/${page}.test.tsx`,
      `import { screen } from '@testing-library/react';
import { renderRemote } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/${name}.json';
import remote from '../../exposed/remote';

test('the page has its heading', async () => {
  renderRemote({ remote, english }, '/${name}');

  const heading = await screen.findByRole('heading', { level: 1 });

  expect(heading).toHaveTextContent(english.page.heading);
  expect(english.page.heading).not.toBe('');
});
`,
    ],
  ];
}
