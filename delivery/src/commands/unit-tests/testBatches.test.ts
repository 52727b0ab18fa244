import { planBatches } from './testBatches';

const projects = [
  { displayName: 'node', testMatch: ['<rootDir>/backend/**/*.test.ts'] },
  { displayName: 'browser', testMatch: ['<rootDir>/shell/src/**/*.test.{ts,tsx}'] },
];

test('a batch contains files of one group and one project, in equal parts', () => {
  const backend = Array.from({ length: 20 }, (_, index) => `backend/src/${index + 10}.test.ts`);
  const files = ['shell/src/b.test.tsx', ...backend, 'shell/src/a.test.ts'];

  expect(planBatches(files, projects)).toEqual({
    batches: [
      { project: 'node', name: 'backend-tests-node-1', files: backend.slice(0, 10) },
      { project: 'node', name: 'backend-tests-node-2', files: backend.slice(10) },
      {
        project: 'browser',
        name: 'shell-tests-browser-1',
        files: ['shell/src/a.test.ts', 'shell/src/b.test.tsx'],
      },
    ],
    rest: [],
  });
});

test('files with side effects and files outside every project stay out of batches', () => {
  const files = [
    'backend/src/database/embedded/compatibility.test.ts',
    'backend/src/lost.test.mts',
    'shell/src/remotes/guard/startGuards.test.ts',
  ];

  expect(planBatches(files, projects)).toEqual({ batches: [], rest: files });
});
