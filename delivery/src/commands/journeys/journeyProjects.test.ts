import path from 'node:path';
import { isOfSite, projectReads, readJourneyProjects } from './journeyProjects';

const rootDir = path.resolve(import.meta.dirname, '../../../..');

test('every Playwright project is read with its name and folder', async () => {
  const projects = await readJourneyProjects(rootDir);

  expect(projects).toContainEqual({ name: 'desktop', folder: 'journeys' });
  expect(projects).toContainEqual({ name: 'calls', folder: 'calls' });
  expect(projects).toContainEqual({ name: 'crashes', folder: 'crashes' });
  expect(new Set(projects.map(({ name }) => name)).size).toBe(projects.length);
});

test.each([
  ['shell/src/routes/findRoute.ts', true],
  ['remotes/blog/locales/en/blog.json', true],
  ['delivery/src/registry/createRegistry.ts', true],
  ['package-lock.json', true],
  ['shell/src/routes/findRoute.test.ts', false],
  ['shell/README.md', false],
  ['docs/glossary.md', false],
  ['e2e/journeys/blog.spec.ts', false],
  ['delivery/checks/messages.test.ts', false],
])('a running site depends on %s: %p', (file, isPart) => {
  expect(isOfSite(file)).toBe(isPart);
});

test.each([
  ['e2e/keys/recaptcha.spec.ts', true],
  ['e2e/site/openMailbox.ts', true],
  ['e2e/releases/registry.ts', true],
  ['e2e/playwright.config.ts', true],
  ['backend/src/createBackend.ts', true],
  ['e2e/releases/keepState.spec.ts', false],
  ['e2e/README.md', false],
  ['docs/glossary.md', false],
])('the project "keys" reads %s: %p', (file, isRead) => {
  expect(projectReads({ name: 'keys', folder: 'keys' }, file)).toBe(isRead);
});
