import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AskAgainLater } from './AskAgainLater';

function render(address: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <AskAgainLater />
    </MemoryRouter>,
  );
}

test('without script the page of an order asks again, later each time', () => {
  expect(render('/paystatus?order=1&result=a')).toBe(
    '<noscript><meta http-equiv="refresh" content="5; url=?order=1&amp;result=a&amp;asked=1"/></noscript>',
  );
  expect(render('/paystatus?order=1&asked=3')).toContain('"21; url=?order=1&amp;asked=4"');
});

test.each(['7', '-1', '0.5', 'x', '1e9'])('after %s times it is left to the buyer', (asked) => {
  expect(render(`/paystatus?order=1&asked=${asked}`)).toBe('');
});
