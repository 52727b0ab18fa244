import { composeSections } from './composeSections';

const common = { seePlans: 'See plans', yes: 'Yes' };

function compose(section: object, messages: object) {
  const sections = [{ id: 'own', kind: 'passage', ...section }];
  const composed = composeSections(sections, { own: messages, other: { heading: 'No' } }, common);
  return composed[0];
}

test('texts of a section are added to what its structure states', () => {
  expect(compose({ tone: 'deep' }, { heading: 'Plans', lead: 'All of them.' })).toEqual({
    id: 'own',
    kind: 'passage',
    tone: 'deep',
    heading: 'Plans',
    lead: 'All of them.',
  });
});

test('the order of items is that of the structure', () => {
  expect(
    compose({ paragraphs: ['second', 'first'] }, { paragraphs: { first: '1', second: '2' } }),
  ).toMatchObject({ paragraphs: ['2', '1'] });
});

test('an item has its own data, its texts or both', () => {
  const structure = { steps: ['choose', { id: 'install', link: { to: '/download' } }] };
  const messages = {
    steps: { choose: { heading: 'Choose' }, install: { heading: 'Install', link: 'Downloads' } },
  };

  expect(compose(structure, messages)).toMatchObject({
    steps: [
      { heading: 'Choose' },
      { heading: 'Install', link: { to: '/download', label: 'Downloads' } },
    ],
  });
});

test('the text of a link in a list is its label', () => {
  expect(
    compose({ links: [{ id: 'faq', to: '/faq' }] }, { links: { faq: 'Questions' } }),
  ).toMatchObject({ links: [{ to: '/faq', label: 'Questions' }] });
});

test('shared messages are named in the structure', () => {
  expect(
    compose({ links: [{ to: '/pricing', label: 'common:seePlans' }], points: ['common:yes'] }, {}),
  ).toMatchObject({ links: [{ label: 'See plans' }], points: ['Yes'] });
});

test('the cells of a comparison are in the order of its columns, which may be shared', () => {
  const structure = { kind: 'comparison', columns: ['who', 'common:yes'], rows: ['site'] };
  const messages = { columns: { who: 'Who' }, rows: { site: { yes: 'b', who: 'a' } } };

  expect(compose(structure, messages)).toMatchObject({
    columns: ['Who', 'Yes'],
    rows: [['a', 'b']],
  });
});

test('a missing text is missing from the result', () => {
  expect(
    compose({ kind: 'comparison', columns: ['who'], rows: ['site'] }, { columns: {} }),
  ).toMatchObject({ rows: [[undefined]] });
  expect(compose({ links: [{ to: '/', label: 'common:none' }] }, {})).toMatchObject({
    links: [{ label: undefined }],
  });
});
