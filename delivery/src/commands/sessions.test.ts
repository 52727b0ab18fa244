import { run } from './sessions';

const noPhase = async <Result>(_: string, work: () => Promise<Result>) => work();

test.each([
  [[]],
  [['end']],
  [['end', 'ada']],
  [['end', '--all']],
  [['list', 'ada@example.com']],
  [['end', 'ada@example.com', 'eve@example.com']],
])('npm run sessions -- %j prints its usage and ends no session', async (args) => {
  const context = { args, env: {}, rootDir: '/nowhere', progress: { phase: noPhase } };

  await expect(run(context as unknown as Parameters<typeof run>[0])).rejects.toThrow(
    /npm run sessions -- end ada@example.com/,
  );
});
