import { pino } from 'pino';
import { createLogProgress } from './createLogProgress';

test('a start logs one line of JSON for each phase', async () => {
  const lines: string[] = [];
  const { line, phase } = createLogProgress(pino({}, { write: (text) => lines.push(text) }));

  line('stopping soon');
  const result = await phase('starting the database', async () => 'started');

  expect(result).toBe('started');
  expect(lines.map((text) => JSON.parse(text) as unknown)).toEqual([
    expect.objectContaining({ msg: 'stopping soon' }),
    expect.objectContaining({ msg: 'starting the database', ms: expect.any(Number) as number }),
  ]);
});
