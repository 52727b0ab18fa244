import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ReloadLater } from './ReloadLater';

function render(address: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ReloadLater />
    </MemoryRouter>,
  );
}

test('the payment page without script reloads at growing intervals', () => {
  expect(render('/paystatus?order=1&result=a')).toBe(
    '<noscript><meta http-equiv="refresh" content="5; url=?order=1&amp;result=a&amp;asked=1"/></noscript>',
  );
  expect(render('/paystatus?order=1&asked=3')).toContain('"21; url=?order=1&amp;asked=4"');
});

test.each(['7', '-1', '0.5', 'x', '1e9'])('asked=%s does not reload the page', (requested) => {
  expect(render(`/paystatus?order=1&asked=${requested}`)).toBe('');
});
