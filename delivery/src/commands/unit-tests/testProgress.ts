import { formatSeconds } from '../terminal/statusBoard';
import type { TestEvent } from './testEvents';

export interface TestProgress {
  take: (event: TestEvent) => void;
  report: () => string;
}

/** Unit of the total. */
export type TestUnit = 'files' | 'batches' | 'tests';

export function createTestProgress(unit: TestUnit): TestProgress {
  const running = new Map<string, number>();
  const sum = { passed: 0, failed: 0, skipped: 0, ended: 0 };
  let total = 0;

  const describeLongest = () => {
    const [longest] = [...running].sort(([, left], [, right]) => left - right);
    if (!longest) return [];
    const [name, since] = longest;
    return [`longest now ${name} (${formatSeconds(performance.now() - since)})`];
  };
  return {
    take(event) {
      if (event.type === 'begin') total += event.total;
      if (event.type === 'started') running.set(event.name, performance.now());
      if (event.type !== 'ended') return;
      running.delete(event.name);
      sum.passed += event.passed;
      sum.failed += event.failed;
      sum.skipped += event.skipped;
      sum.ended += 1;
    },
    report() {
      if (total === 0) return 'beginning';
      const counted =
        unit === 'tests'
          ? [`${sum.passed} of ${total} passed`]
          : [`${sum.passed} passed`, `${sum.ended} of ${total} ${unit}`];
      const failed = sum.failed > 0 ? [`${sum.failed} FAILED`] : [];
      return [...counted, ...failed, ...describeLongest()].join(', ');
    },
  };
}
