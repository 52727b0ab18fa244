import { isRedisInstalled, startRedis, type TestRedis } from './startRedis';

/** Runs a suite on its own Redis, or reports it as skipped if none is installed. */
export function describeOnRedis(name: string, suite: (getRedis: () => TestRedis) => void): void {
  if (!isRedisInstalled()) {
    describe.skip(`${name} (redis-server is not installed)`, () => suite(neverStarted));
    return;
  }
  describe(name, () => {
    let redis: TestRedis | undefined;
    beforeAll(async () => {
      redis = await startRedis();
    });
    afterAll(() => redis?.stop());
    suite(() => redis ?? neverStarted());
  });
}

function neverStarted(): never {
  throw new Error('There is no Redis');
}
