import { renderShell } from '../testing/renderShell';
import { PageHead } from './PageHead';

const own = { title: 'Features', description: 'What it does.' };

test('a page has its own title, followed by the brand', () => {
  renderShell(<PageHead {...own} path="/features" />);

  expect(document.title).toBe('Features | Tidegate');
});

test('an override of the page’s words wins, and what it leaves out stays', () => {
  const heads = { '/features': { title: 'Changed' }, '/pricing': { title: 'Another page' } };

  renderShell(<PageHead {...own} path="/features" />, { heads });

  expect(document.title).toBe('Changed | Tidegate');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'What it does.',
  );
});
