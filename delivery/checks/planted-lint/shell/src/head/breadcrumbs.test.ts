// reports: tidegate/glossary-terms

test('a page shows its trail', () => {
  expect('home').toBe('home');
});
